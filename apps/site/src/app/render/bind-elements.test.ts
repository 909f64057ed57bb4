import { expect, test } from '@jest/globals';
import { parse } from '@formatjs/icu-messageformat-parser';
import { createIntl } from 'react-intl';
import { bindElements } from './bind-elements.ts';

const bound = (message: string, values: Record<string, string | number>) => {
  const intl = createIntl({ locale: 'pl', messages: { message: bindElements('pl', parse(message)) } });
  const a = (children: string[]) => `[${children.join('')}]`;
  return intl.formatMessage({ id: 'message' }, { ...values, a }).replaceAll('\u00a0', '_');
};

test.each([
  [
    'W {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}} i po {n} minutach',
    'W_5_dni i_po 5_minutach',
  ],
  ['{n}, a potem {n}', '5, a_potem 5'],
  ['Znam <a>regulamin</a> i zgadzam się', 'Znam [regulamin] i_zgadzam się'],
  ['Czytam <a>regulamin i politykę</a>', 'Czytam [regulamin i_politykę]'],
])('words are bound inside and across the placeholders of “%s”', (message, text) => {
  expect(bound(message, { days: 5, n: 5 })).toBe(text);
});
