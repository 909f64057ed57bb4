export const charsets: Record<'latin' | 'polish' | 'cyrillic' | 'thai', { text: string; range: string }>;
