import { expect, test } from '@jest/globals';
import { languages, type Language } from '@blue-peony/contracts';
import { placeholdersOf } from '@blue-peony/language';
import { messages } from './index.ts';

const flat = (texts: object, path = ''): [path: string, text: string][] =>
  Object.entries(texts).flatMap(([key, text]: [string, unknown]) =>
    typeof text === 'string' ? [[path + key, text] as [string, string]] : flat(text as object, `${path}${key}.`),
  );
const textsOf = (language: Language) => flat(messages[language]);

test.each(languages)('the mails in %s have the keys and placeholders of English', (language) => {
  const shape = (texts: [string, string][]) =>
    Object.fromEntries(texts.map(([key, text]) => [key, placeholdersOf(text)]));
  // A greeting by name needs the vocative in Polish and Ukrainian, which nobody can form of every name.
  const nameless = ['pl', 'ukr'].includes(language) && { 'applicant.received.greeting': [] };
  expect(shape(textsOf(language))).toEqual({ ...shape(textsOf('en')), ...nameless });
});

test.each(languages)('the mails in %s leave no text empty and borrow none from English', (language) => {
  const english = new Map(textsOf('en'));
  for (const [key, text] of textsOf(language)) {
    expect(text.trim()).not.toBe('');
    if (language !== 'en') expect([key, text]).not.toEqual([key, english.get(key)]);
  }
});

test.each(languages)('the mails in %s name neither the trade nor the platform', (language) => {
  const all = textsOf(language).map(([, text]) => text);
  expect(all.join(' ')).not.toMatch(/only\s?fans|adult content|creator|porn|erotic|nude|model|nsfw/i);
});
