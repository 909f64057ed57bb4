/**
 * All languages of the product. `id` is the route prefix, `language` is stored with an application, `tag` is the BCP 47
 * tag for `<html lang>`, mails and `Intl`.
 */
export const locales = [
  { id: 'us', prefix: '', language: 'en', tag: 'en', name: 'English' },
  { id: 'pl', prefix: '/pl', language: 'pl', tag: 'pl', name: 'Polski' },
  { id: 'de', prefix: '/de', language: 'de', tag: 'de', name: 'Deutsch' },
  { id: 'ukr', prefix: '/ukr', language: 'ukr', tag: 'uk', name: 'Українська' },
  { id: 'th', prefix: '/th', language: 'th', tag: 'th', name: 'ไทย' },
] as const;

export type Locale = (typeof locales)[number];
export type LocaleId = Locale['id'];
export type Language = Locale['language'];

/** The guide and the book are English. Their pages have a frame in these languages; the others lead to the English ones. */
export const isFramed = ({ language }: Locale): boolean => ['en', 'de', 'pl'].includes(language);

export const languages = locales.map(({ language }) => language) as [Language, ...Language[]];

export const localeById = (id: LocaleId): Locale => locales.find((locale) => locale.id === id)!;
