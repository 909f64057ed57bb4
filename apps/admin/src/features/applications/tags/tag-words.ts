export const tagging = {
  label: 'Tags',
  add: 'Add a tag',
  remove: (name: string) => `Remove the tag ${name}`,
  failed: 'The tag could not be saved.',
} as const;
