import { expect, test } from '@jest/globals';
import { foldQuotes } from './fold-quotes.ts';

const fold = (text: string, quoted = '') => foldQuotes({ text, quoted });
const quote = '> When does it suit you?\n>\n> Agency';

test.each([
  ['English', 'On Thu, 26 Nov 2026 at 10:00, Agency <hello@agency.example> wrote:'],
  ['Polish', 'czw., 26 lis 2026 o 10:00 Agency <hello@agency.example> napisał(a):'],
  ['German', 'Am Do., 26. Nov. 2026 um 10:00 Uhr schrieb Agency <hello@agency.example>:'],
  ['Ukrainian', 'чт, 26 лист. 2026 р. о 10:00 Agency <hello@agency.example> пише:'],
  ['Thai', 'เมื่อ พฤ. 26 พ.ย. 2026 เวลา 10:00 Agency <hello@agency.example> เขียนว่า:'],
  ['broken over two lines', 'Am Do., 26. Nov. 2026 um 10:00 Uhr schrieb Agency\n<hello@agency.example>:'],
])('folds a quotation under the line that a mail program writes in %s, also where that line is broken', (_, words) => {
  expect(fold(`Friday.\n\n${words}\n${quote}`)).toEqual({ text: 'Friday.', quoted: `${words}\n${quote}` });
  expect(fold(`Friday.\n\n${words}`, quote)).toEqual({ text: 'Friday.', quoted: `${words}\n${quote}` });
});

test.each([
  ['English', 'From: Agency <hello@agency.example>\nSent: Thursday\nTo: Jane\nSubject: Hello'],
  ['German', 'Von: Agency <hello@agency.example>\nGesendet: Donnerstag\nAn: Jane\nBetreff: Hallo'],
  ['Polish', 'Od: Agency <hello@agency.example>\nWysłano: czwartek\nDo: Jane\nTemat: Cześć'],
  ['Ukrainian', 'Від: Agency <hello@agency.example>\nНадіслано: четвер\nКому: Jane\nТема: Вітаємо'],
  ['Thai', 'จาก: Agency <hello@agency.example>\nส่ง: วันพฤหัสบดี\nถึง: Jane\nเรื่อง: สวัสดี'],
])('folds a mail under its header lines in %s', (_, head) => {
  const { text, quoted } = fold(`Friday.\n\n________________________________\n${head}\n\nWhen does it suit you?`);
  expect(text).toBe('Friday.');
  expect(quoted).toContain('When does it suit you?');
});

test.each(['Von: mir', 'My number:', 'At 10:00:\nor at 11', 'a\n> b\nc', 'Mail me: <jane@mail.example> please'])(
  'leaves own words as they are: %j',
  (text) => expect(fold(text)).toEqual({ text, quoted: '' }),
);

test('shows everything where nothing else is left', () => {
  expect(fold(quote)).toEqual({ text: quote, quoted: '' });
  expect(fold('', quote)).toEqual({ text: quote, quoted: '' });
});

test('takes a hundred thousand characters of anything in a moment', () => {
  const started = performance.now();
  for (const sign of ['>', ' ', '<', '<a@', '10:00', 'From: a\n', '\n', 'x:\n'])
    fold(sign.repeat(100_000 / sign.length));
  expect(performance.now() - started).toBeLessThan(2_000);
});
