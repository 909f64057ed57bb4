export const charsets: Record<
  'latin' | 'western' | 'polish' | 'words' | 'cyrillic' | 'thai',
  { text: string; range: string }
>;
