type Language = 'en' | 'pl' | 'de' | 'ukr' | 'th';
/** Addresses by language, or one with the language as `{language}`. */
export type Captions = string | Readonly<Record<Language, string>>;

export const captionsIn = (captions: Captions, language: Language): string =>
  typeof captions === 'string' ? captions.replace('{language}', language) : captions[language];
