import { expect, test } from '@jest/globals';
import { languages } from '@blue-peony/contracts';
import { applicantMessages, fill } from './index.ts';

const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();

test.each(languages)('%s has the keys and placeholders of English', (language) => {
  const shape = (messages: Record<string, string>) =>
    Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, placeholders(text)]));
  expect(shape(applicantMessages[language])).toEqual(shape(applicantMessages.en));
});

test.each(languages)('%s leaves no text empty and borrows none from English', (language) => {
  for (const [key, text] of Object.entries(applicantMessages[language])) {
    expect(text.trim()).not.toBe('');
    if (language !== 'en') expect(text).not.toBe(applicantMessages.en[key as keyof typeof applicantMessages.en]);
  }
});

test.each(languages)('%s names neither the trade nor the platform', (language) => {
  const all = Object.values(applicantMessages[language]).join(' ');
  expect(all).not.toMatch(/only\s?fans|adult content|creator|porn|erotic|nude|model|nsfw/i);
});

test('refuses a placeholder that has no value', () => {
  expect(fill('{hours} h for {name}', { hours: 24, name: 'Ada' })).toBe('24 h for Ada');
  expect(() => fill('{minutes}', { hours: 24 })).toThrow('{minutes}');
});
