/** The words of the bar above the list, which load with it; those of what it opens are in `filter-choices.ts`. */
export const filters = {
  label: 'Search and filters',
  more: 'Filter',
  q: 'Search',
  hint: 'Name, phone, message…',
  language: 'Language',
  earnings: 'Earnings',
  result: 'Assessment',
  reversed: 'The first day comes after the last one, so nothing can match.',
  sort: 'Sort',
  export: 'Export CSV',
  exporting: 'Exporting...',
  exportFailed: 'The export failed.',
  languages: { en: 'English', pl: 'Polish', de: 'German', ukr: 'Ukrainian', th: 'Thai' },
  sorts: { newest: 'Newest first', oldest: 'Oldest first', score_high: 'Highest score', score_low: 'Lowest score' },
} as const;
