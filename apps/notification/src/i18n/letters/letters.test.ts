import { expect, test } from '@jest/globals';
import { languages } from '@blue-peony/contracts';
import { applicantLetters } from './index.ts';

const flat = (language: (typeof languages)[number]) =>
  Object.entries(applicantLetters[language]).flatMap(([kind, texts]) =>
    Object.entries(texts).map(([key, text]) => [`${kind}.${key}`, text] as const),
  );
const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();

test.each(languages)('the letters in %s have the keys and placeholders of English', (language) => {
  const shape = (texts: ReturnType<typeof flat>) => texts.map(([key, text]) => [key, placeholders(text)]);
  expect(shape(flat(language))).toEqual(shape(flat('en')));
});

test.each(languages)('the letters in %s leave no text empty and borrow none from English', (language) => {
  const english = new Map(flat('en'));
  for (const [key, text] of flat(language)) {
    expect(text.trim()).not.toBe('');
    if (language !== 'en') expect(text).not.toBe(english.get(key));
  }
});

test.each(languages)('the letters in %s name neither the trade nor the platform', (language) => {
  const all = flat(language).map(([, text]) => text);
  expect(all.join(' ')).not.toMatch(/only\s?fans|adult content|creator|porn|erotic|nude|model|nsfw/i);
});
