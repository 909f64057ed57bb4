export const charsets: Record<
  'latin' | 'western' | 'polish' | 'zloty' | 'polishWords' | 'words' | 'cyrillic' | 'thai',
  { text: string; range: string }
>;
