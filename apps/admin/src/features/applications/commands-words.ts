/** Names of actions in the palette that stand nowhere else. */
export const commands = {
  search: 'Search the list',
  filterBy: (what: string) => `Filter by ${what}`,
  dense: 'Dense rows',
  roomy: 'Roomy rows',
  keys: 'Show the keys',
  score: (score: number) => `Score ${score}`,
  nextApplicant: 'Next applicant',
  previousApplicant: 'Previous applicant',
  undo: 'Take the last score back',
  openPhotos: 'Open the photos',
  note: 'Write a note',
  assign: (to: string) => `Assign to ${to}`,
} as const;
