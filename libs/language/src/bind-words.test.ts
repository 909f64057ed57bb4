import { expect, test } from '@jest/globals';
import { bindMailWords, bindWords } from './bind-words.ts';

const marked = (text: string) =>
  text.replaceAll('\u00a0', '_').replaceAll('\u2060', '+').replaceAll('\u200b', '~').replaceAll('\u00ad', '-');

test.each([
  ['pl', 'W ciągu 24 godzin, rok i o tym', 'W_ciągu 24_godzin, rok i_o_tym'],
  ['pl', 'od 18 lat, 1,5+ mln $', 'od 18_lat, 1,5+_mln_$'],
  ['ukr', 'У вас є час і місце', 'У_вас є_час і_місце'],
  ['ukr', 'Сесія — найшвидший шлях', 'Сесія_— найшвидший шлях'],
  ['de', '80 % und 1,5+ Mio. $, 20 MB', '80_% und 1,5+_Mio._$, 20_MB'],
  ['th', 'มีคนจริง ๆ ตอบใน 24 ชั่วโมง', 'มีคนจริง_ๆ ตอบใน 24_ชั่วโมง'],
  ['th', 'อ่านรายละเอียดพวกเขา', 'อ่าน~ราย+ละเอียด~พวก+เขา'],
  ['th', 'ดูราคา ในหน้าจอง', 'ดู~รา+คา ใน~หน้า+จอง'],
  ['ukr', '30–60 днів', '30–+60_днів'],
  ['de', '5-mal per E-Mail-Adresse', '5-+mal per E-+Mail-Adresse'],
  // cspell:disable -- parts of words
  ['pl', 'Media społecznościowe', 'Media społecz-nościowe'],
  ['de', 'Datenschutzerklärung', 'Daten-schutz-erklä-rung'],
  ['ukr', 'Індивідуальний', 'Індиві-дуальний'],
  // cspell:enable
  ['th', 'สวัสดีคุณAnna', 'สวัสดีคุณ_Anna'],
  ['th', 'สวัสดีคุณพลอย', 'สวัสดีคุณพลอย'],
] as const)('ties in %s what may not be parted in “%s”', (language, text, tied) => {
  expect(marked(bindWords(language, text))).toBe(tied);
});

test.each([
  ['en', 'a person answers within 24 hours'],
  ['pl', 'film’s end, plan-a dnia'],
] as const)('leaves the spaces of %s alone in “%s”', (language, text) => {
  expect(bindWords(language, text)).toBe(text);
});

test('a mail has no word joiner, which some mail programs draw as a box', () => {
  expect(marked(bindMailWords('th', 'รายละเอียดใน 24 ชั่วโมง'))).toBe('รายละเอียดใน 24_ชั่วโมง');
});

test('a value that is filled in later is tied like a figure', () => {
  expect(marked(bindWords('pl', 'w \ufffc godzin'))).toBe('w_\ufffc_godzin');
});
