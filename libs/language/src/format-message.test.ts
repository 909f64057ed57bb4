import { expect, test } from '@jest/globals';
import { formatMessage } from './format-message.ts';

const weeks = {
  en: '{n, plural, one {# week} other {# weeks}}',
  pl: '{n, plural, one {# tydzień} few {# tygodnie} many {# tygodni} other {# tygodnia}}',
  de: '{n, plural, one {# Woche} other {# Wochen}}',
  ukr: '{n, plural, one {# тиждень} few {# тижні} many {# тижнів} other {# тижня}}',
  th: '{n, plural, other {# สัปดาห์}}',
} as const;

test.each([
  ['en', '1 week', '2 weeks', '5 weeks'],
  ['pl', '1 tydzień', '2 tygodnie', '5 tygodni'],
  ['de', '1 Woche', '2 Wochen', '5 Wochen'],
  ['ukr', '1 тиждень', '2 тижні', '5 тижнів'],
  ['th', '1 สัปดาห์', '2 สัปดาห์', '5 สัปดาห์'],
] as const)('one, two and five weeks take the forms of %s', (language, ...forms) => {
  expect([1, 2, 5].map((n) => formatMessage(language, weeks[language], { n }))).toEqual(forms);
});

test.each([
  ['en', '10,000'],
  ['de', '10.000'],
  ['ukr', '10\u00a0000'],
] as const)('a number is written as %s writes it', (language, written) => {
  expect(formatMessage(language, '{amount, number}', { amount: 10_000 })).toBe(written);
});

test('a placeholder without a value is an error and no text', () => {
  expect(() => formatMessage('en', '{hours} h for {name}', { hours: 24 })).toThrow('name');
});

test('a text may hold angle brackets', () => {
  expect(formatMessage('en', 'a <b> {c}', { c: 1 })).toBe('a <b> 1');
});
