import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { isText, outsideOf } from './places.mjs';
import { bound, joined, problemsIn, rules } from './rules.mjs';
import { textsIn } from './texts.mjs';

const glossaries = {
  en: { terms: [{ never: 'e-mail', use: 'email' }] },
  pl: { terms: [{ never: 'aplikacj', use: 'zgłoszenie' }], fixed: ['Wysłanie aplikacji nie powiodło się'] },
  de: { terms: [{ never: 'Applikation', use: 'Bewerbung' }] },
  ukr: { terms: [{ never: 'аплікаці', use: 'заявка' }], names: ['OnlyFans', 'Only'] },
  th: { terms: [{ never: 'แอปพลิเคชัน', use: 'ใบสมัคร' }], names: ['OnlyFans'] },
};
/** Problems of one text, in a file of the language. */
const problems = (language, text, applied = rules) =>
  problemsIn(
    textsIn(`apps/site/src/content/${language}/page.ts`, `export const a = ${JSON.stringify(text)};`),
    glossaries,
    applied,
  );

test.each([
  ['en', '{hours, plural, one {# hour} other {# hours}}, “as agreed”: it’s yours.'],
  [
    'pl',
    'Wysłanie aplikacji nie powiodło się. „Zgłoszenie” {hours, plural, one {# godzina} few {# godziny} many {# godzin} other {# godziny}}',
  ],
  ['de', 'Von {from} bis {to}: „{count, plural, one {# Tag} other {# Tage}}“, {max} Mio.'],
  ['ukr', 'Вітаємо! «OnlyFans» {days, plural, one {# день} few {# дні} many {# днів} other {# дня}}'],
  ['th', 'เขียนถึง “{mailbox}” ภายใน {hours} ชั่วโมงบน OnlyFans'],
])('a text in %s without a mistake has no problem', (language, text) => {
  expect(problems(language, text)).toEqual([]);
});

test.each([
  ['quotes', 'en', "It's here"],
  ['quotes', 'en', 'The «good» page'],
  ['quotes', 'pl', 'To "dobra" strona'],
  ['quotes', 'pl', 'To “dobra” strona'],
  ['quotes', 'de', 'Das ist "gut"'],
  ['quotes', 'de', 'Das ist „gut”'],
  ['quotes', 'ukr', 'Це "добре"'],
  ['quotes', 'ukr', "Зв'язок"],
  ['quotes', 'th', 'หน้า "ดี"'],
  ['quotes', 'th', 'หน้า «ดี»'],
  ['plural', 'en', 'Within {hours} hours'],
  ['plural', 'en', '{count, plural, other {# photos}}'],
  ['plural', 'pl', 'W ciągu {replyHours} godzin'],
  ['plural', 'pl', '{count, plural, one {# plik} other {# plików}}'],
  ['plural', 'de', 'In {days} Tagen'],
  ['plural', 'de', '{count, plural, other {# Fotos}}'],
  ['plural', 'ukr', 'За {count} днів'],
  ['plural', 'ukr', '{count, plural, one {# день} few {# дні} other {# днів}}'],
  ['message', 'th', '{count, plural, =0 {ไม่มี} one {# วัน}}'],
  ['vocative', 'pl', 'Cześć {name},'],
  ['vocative', 'pl', 'Dziękujemy, {name}.'],
  ['vocative', 'ukr', 'Вітаємо, {name}!'],
  ['vocative', 'ukr', '{name}, дякуємо.'],
  ['remnant', 'en', 'Your Bestätigung'],
  ['remnant', 'en', 'Yours und ours'],
  ['remnant', 'pl', 'Strona and plik'],
  ['remnant', 'pl', 'Strona für Ciebie'],
  ['remnant', 'de', 'Deine page, the best'],
  ['remnant', 'de', 'Warszawa oraz Łódź'],
  ['remnant', 'ukr', 'Ваша page'],
  ['remnant', 'ukr', 'Вы получили'],
  ['remnant', 'th', 'หน้า page'],
  ['remnant', 'th', 'Варшава ไทย'],
  ['figure', 'en', 'For 24 hours it opens everything'],
  ['figure', 'pl', 'Przez 24 godziny otwiera'],
  ['figure', 'de', 'Innerhalb von 14 Tagen'],
  ['figure', 'ukr', 'Протягом 24 годин'],
  ['figure', 'th', 'ภายใน 7 วัน'],
  ['term', 'en', 'Your e-mail'],
  ['term', 'pl', 'Twoja aplikacja'],
  ['term', 'de', 'Deine Applikation'],
  ['term', 'ukr', 'Ваша аплікація'],
  ['term', 'th', 'แอปพลิเคชันของคุณ'],
  ['binding', 'en', 'a\u00a0page'],
  ['binding', 'pl', 'w\u00a0domu'],
  ['binding', 'de', 'Um 80\u00a0%'],
  ['binding', 'ukr', 'з\u00a0дому'],
  ['binding', 'th', 'ครี\u2060เอเตอร์'],
])('a wrong %s in %s is found: %s', (kind, language, text) => {
  expect(problems(language, text).join('\n')).toContain(`(${language}) ${kind}`);
});

const unbound = (_, text) => text;

test.each([
  ['pl', 'Plik w domu'],
  ['pl', 'Odpowiedź w {hours, number} godzin'],
  ['de', 'Um 80 % mehr'],
  ['ukr', 'Фото з дому'],
  ['th', 'แฟน ๆ'],
])('a line that may end in the wrong place is found in %s: %s', (language, text) => {
  expect(problems(language, text, [bound(unbound)])).toHaveLength(1);
  expect(problems(language, text, [bound((_, plain) => plain.replaceAll(' ', '\u00a0'))])).toEqual([]);
});

test('a Thai compound that no joiner holds together is found', () => {
  const join = (_, text) => text.replace('ครีเอเตอร์', 'ครี\u2060เอ\u2060เตอร์');
  expect(problems('th', 'ครีเอเตอร์', [joined(unbound, ['ครีเอเตอร์'])])).toHaveLength(1);
  expect(problems('th', 'ครีเอเตอร์', [joined(join, ['ครีเอเตอร์'])])).toEqual([]);
});

test('a text takes its language from the nearest name, then from its path, and keeps its line', () => {
  const source =
    'export const words = {\n  pl: { a: "Tak oraz nie" },\n  de: `Um ${claims.hours} Uhr`,\n  link: "/a/b",\n};';
  const found = textsIn('apps/gateway/src/texts/index.ts', source);
  expect(found.map(({ line, language, text }) => [line, language, text])).toEqual([
    [2, 'pl', 'Tak oraz nie'],
    [3, 'de', 'Um {claims_hours} Uhr'],
  ]);
  expect(textsIn('media/a.th.vtt', 'WEBVTT\n\n00:01 --> 00:02\nไทย')).toMatchObject([{ line: 4, language: 'th' }]);
});

test('a text of another language outside of the folders of texts is found', () => {
  const found = textsIn('apps/commerce/src/orders/mail.ts', 'const subject = "Twoje zamówienie";');
  expect(isText('apps/commerce/src/orders/mail.ts')).toBe(false);
  expect(outsideOf(found)).toEqual([expect.stringContaining('apps/commerce/src/orders/mail.ts:1')]);
});

const sheets = Object.fromEntries(
  ['en', 'pl', 'de', 'ukr', 'th'].map((language) => [
    language,
    JSON.parse(readFileSync(`docs/languages/${language}.json`, 'utf8')),
  ]),
);

test.each([
  ['en', 'A team that only earns when you do'],
  ['en', 'seen by our team and nobody else'],
  ['en', 'I am of full age'],
  ['en', 'all looks at it'],
  ['en', 'In an hour at the latest'],
  ['en', 'Reading it is no consent'],
  ['en', 'Film upright'],
  ['en', 'a page that runs itself'],
  ['de', 'Diesmal hat es nicht gereicht'],
  ['de', 'das nur verdient, wenn du verdienst'],
  ['de', 'mit allen Einblicken'],
  ['de', 'Zugestimmt am'],
  ['de', 'Das bindet keine Seite'],
  ['de', 'ein frischer Link'],
  ['de', 'Das Hochladen ist fehlgeschlagen: der Server'],
  ['pl', 'Imię i nazwisko'],
  ['pl', 'Gdzie Cię znajdziemy'],
  ['pl', 'do niczego się nie przyda'],
  ['pl', 'to świeży link'],
  ['pl', 'usunie się samo'],
  ['pl', 'sesja strategii nagrań'],
  ['pl', 'Na otrzymaną prośbę'],
  ['ukr', 'Ім’я та прізвище'],
  ['ukr', 'Де вас знайти'],
  ['ukr', 'ні до чого не придасться'],
  ['ukr', 'свіже посилання'],
  ['ukr', 'видалиться саме'],
  ['ukr', 'більше нічого не станеться'],
  ['ukr', 'Камера перестане вас лякати'],
  ['th', 'รูปที่แสดงตัวตน'],
  ['th', 'รายได้ที่คาดหวังได้'],
  ['th', 'รอบคัดเลือก'],
  ['th', 'เราเป็นคนรักษา'],
  ['th', 'โทรออกไม่ได้'],
  ['th', 'จองคิวโค้ชของคุณ'],
])('a phrase that native readers stumbled over is refused in %s: %s', (language, text) => {
  const found = problemsIn(
    textsIn(`src/content/${language}/a.ts`, `export const a = ${JSON.stringify(text)};`),
    sheets,
  );
  expect(found.join()).toContain('term: ');
});
