export const found = {
  label: 'Found in',
  note: 'Note',
  reply: 'Their email',
  reference: 'Reference',
} as const;
