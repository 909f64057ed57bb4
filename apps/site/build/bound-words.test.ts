import { expect, test } from '@jest/globals';
import { bindWords } from './bound-words.ts';

const marked = (text: string) => bindWords(text).replaceAll('\u00a0', '_');

test.each([
  ["'W ciągu 24 godzin', 'rok i o tym'", "'W_ciągu 24 godzin', 'rok i_o_tym'"],
  ["'У вас є час і місце'", "'У_вас є_час і_місце'"],
  ['`${share} % und 1,5+ Mio. $, 20 MB`', '`${share}_% und 1,5+_Mio._$, 20_MB`'],
  ["'Сесія — найшвидший шлях'", "'Сесія_— найшвидший шлях'"],
  ["'มีคนจริง ๆ ตอบ'", "'มีคนจริง_ๆ ตอบ'"],
])('ties what may not be parted in %s', (text, tied) => expect(marked(text)).toBe(tied));

test.each([
  'export const order = {',
  "import { agency } from '@blue-peony/agency';",
  "'{count, plural, one {# dzień}}'",
])('leaves %s alone', (text) => expect(marked(text)).toBe(text));
