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
