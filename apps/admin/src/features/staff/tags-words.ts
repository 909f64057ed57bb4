import type { Tag } from '@blue-peony/contracts';

const colors: Record<Tag['color'], string> = {
  plain: 'Gray',
  accent: 'Blue',
  success: 'Green',
  warning: 'Amber',
  danger: 'Red',
};

export const tagList = {
  heading: 'Tags',
  explain: 'Words that staff can put on applications and filter by.',
  none: 'No tags yet.',
  add: 'Add a tag',
  change: (name: string) => `Change the tag ${name}`,
  changeShort: 'Change',
  name: 'Name',
  color: 'Color',
  colors,
  save: 'Save',
  delete: 'Delete',
  deleting: {
    heading: (name: string) => `Delete the tag ${name}?`,
    explain: 'It is taken off every application. This can’t be undone.',
    confirm: 'Delete',
  },
  taken: 'Another tag has this name.',
  failed: 'The tags could not be saved or loaded. Please try again.',
} as const;
