/** The list beyond its columns: its layouts, keys and what is done to many at once. */
export const list = {
  select: (name: string) => `Select ${name}`,
  selected: 'Selected',
  photos: 'Photos:',
  dense: 'Dense',
  keys: [
    ['j', 'Next row'],
    ['k', 'Previous row'],
    ['Enter', 'Open the review'],
    ['x', 'Select, or let go'],
    ['/', 'Search'],
    ['Home', 'To the top'],
    ['?', 'These keys'],
  ],
} as const;
