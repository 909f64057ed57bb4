/** Of the fonts of names and addresses, the first ones Inter's, the last one a Thai font's; in the guide's folder `fonts`. */
export const scripts = ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic', 'cyrillic-ext', 'thai'] as const;
