export const tagging = {
  label: 'Tags',
  add: 'Add a tag',
  remove: (name: string) => `Remove the tag ${name}`,
  failed: 'The tag could not be saved.',
  selected: 'Tag…',
  put: (name: string) => `Add ${name}`,
  takeOff: (name: string) => `Remove ${name}`,
  ofSelected: (change: string, count: number) => `${change}: ${count} selected`,
} as const;
