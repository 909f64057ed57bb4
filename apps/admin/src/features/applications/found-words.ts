export const found = {
  label: 'Found in',
  note: 'Note',
  reference: 'Reference',
} as const;
