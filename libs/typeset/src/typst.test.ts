import { expect, test } from '@jest/globals';
import { setDocument } from './typst.ts';

const set = (body: string, data: unknown = {}) =>
  setDocument({ template: `#set document(title: "Manual", date: none)\n#set text(font: "Inter")\n${body}`, data });

test('a document prints its data, and tells where it put it', () => {
  const document = set('#json("data.json").words.join(pagebreak())\n#context [#metadata(here().page())<end>]', {
    words: ['one', 'two'],
  });
  expect([document.pages, document.values('end')]).toEqual([2, [2]]);
});

test('the same source gives the same bytes', () => {
  expect(set('A word').pdf('ua-1').equals(set('A word').pdf('ua-1'))).toBe(true);
});

test('a picture without a text alternative is no accessible document', () => {
  const picture = '#image(bytes("<svg xmlns=\'http://www.w3.org/2000/svg\' viewBox=\'0 0 9 9\'/>"), format: "svg"';
  expect(() => set(`${picture})`).pdf('ua-1')).toThrow('alt');
  expect(set(`${picture}, alt: "A line")`).pdf('ua-1').length).toBeGreaterThan(0);
});

test.each([
  ['a file of this machine', '#read("/etc/hostname")'],
  ['a package from elsewhere', '#import "@preview/example:0.1.0": add'],
])('a document cannot read %s', (_what, body) => {
  expect(() => set(body)).toThrow('Typst');
});

test.each([
  [
    'th',
    'Noto Sans Thai',
    'ขอบคุณสำหรับการสั่งซื้อ ใบเสร็จนี้ยืนยันการชำระเงินของคุณ คุณสามารถดาวน์โหลดไฟล์ได้จากหน้าคำสั่งซื้อ ลิงก์ใช้งานได้เจ็ดวัน',
  ],
  [
    'uk',
    'Libertinus Serif',
    'Дякуємо за покупку! Цей чек підтверджує вашу оплату. Завантажте файли на сторінці замовлення: посилання діють сім днів.',
  ],
])('a narrow column in %s has a sign for each letter, and breaks between words', (lang, font, text) => {
  const words = Array.from(new Intl.Segmenter(lang, { granularity: 'word' }).segment(text), ({ segment }) => segment);
  const body = `#set page(width: 160pt, margin: 10pt)\n#set text(font: "${font}", lang: "${lang}", fallback: false)
#for word in json("data.json") {
  [#word#context [#metadata((here().position().x.pt() - 10, measure(word).width.pt()))<end>]]
}`;
  const document = set(body, words);
  // A word that was cut would leave only its tail on the next line. At 0 is the end of one that fills its line.
  const ends = document.values('end') as [number, number][];
  expect(ends.filter(([end, width]) => end > 0 && end < width - 0.01)).toEqual([]);
  expect(ends.filter(([end], index) => index > 0 && end < ends[index - 1]![0]).length).toBeGreaterThan(3);
  // PDF/UA refuses a letter without a sign.
  expect(document.pdf('ua-1').length).toBeGreaterThan(0);
  expect(() => set(body.replace(font, 'Inter'), words).pdf('ua-1')).toThrow('could not be displayed');
});
