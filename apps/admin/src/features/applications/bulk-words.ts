/** What is done to many applications at once. */
export const bulk = {
  label: 'Selected applications',
  count: (count: number) => `${count} selected`,
  selectAll: (count: number) => `Select all ${count} loaded`,
  letGo: 'Clear selection',
  dismiss: 'Dismiss',
  export: 'Export selected',
  tooMany: (most: number) => `${most} at most can be exported`,
  close: {
    open: 'Close as spam',
    heading: (count: number) => (count === 1 ? 'Close 1 application as spam?' : `Close ${count} applications as spam?`),
    explain: 'Their retention begins today. Each can be opened again. Those that are closed already stay as they are.',
    confirm: 'Close as spam',
  },
  assign: 'Assign to…',
  assignAll: (count: number, to: string) => `Assign ${count} selected to ${to}`,
  assignMe: 'Me',
  assignNobody: 'Nobody',
  assigned: (count: number) => (count === 1 ? '1 application assigned.' : `${count} applications assigned.`),
  failed: 'That didn’t work for all of them. Please try again.',
  closed: (count: number) => (count === 1 ? '1 application closed as spam.' : `${count} applications closed as spam.`),
} as const;
