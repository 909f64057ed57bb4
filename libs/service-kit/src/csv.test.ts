import { expect, test } from '@jest/globals';
import { csvLine } from './csv.ts';

test.each([
  ['=HYPERLINK("https://evil.example")', `"'=HYPERLINK(""https://evil.example"")"`],
  ['+48 600 700 800', `"'+48 600 700 800"`],
  ['-1+1', `"'-1+1"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['  =1+1', `"'  =1+1"`],
  ['\t=1+1', `"'\t=1+1"`],
  ['\r\n=1', `"'\r\n=1"`],
  ['＝1+1', `"'＝1+1"`],
  ['\u200B=1+1', `"'\u200B=1+1"`],
])('keeps a spreadsheet from running %j', (text, cell) => {
  expect(csvLine([text])).toBe(`${cell}\r\n`);
});

test('quotes what a line is made of, so that no text starts a cell of its own', () => {
  expect(csvLine(['a,=1', 'b"\n=c', null, 7, new Date(0)])).toBe('"a,=1","b""\n=c",,7,"1970-01-01T00:00:00.000Z"\r\n');
});
