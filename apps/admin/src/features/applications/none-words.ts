/** Texts in place of a list that shows nothing. */
export const none = {
  empty: 'No applications yet.',
  emptyExplain: 'A new one appears here by itself.',
  noMatch: 'No application matches.',
  noMatchExplain: 'Each word of the search and each filter has to fit.',
  showAll: 'Clear the search and filters',
} as const;
