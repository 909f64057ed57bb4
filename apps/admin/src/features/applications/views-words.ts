export const views = {
  heading: 'Your views',
  none: 'None saved yet.',
  pin: 'Pin',
  unpin: 'Unpin',
  pinOf: (name: string) => `Pin ${name}`,
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  name: 'Save the present filter as',
  explain: 'A view keeps the filters and the order, never the words of a search. Nobody else sees it.',
  save: 'Save view',
  failed: 'That didn’t work. Please try again.',
  close: 'Close',
} as const;
