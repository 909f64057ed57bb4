import { describe, expect, it } from '@jest/globals';
import { guideClaims } from '@blue-peony/agency';
import { textOf } from '@blue-peony/test-kit';
import { PDFDocument } from 'pdf-lib';
import { makeGuide } from './build/make-guide.ts';
import { setWithWorksheets } from './build/make-pdf.ts';
import { readBook } from './build/read-book.ts';

const made = new Date('2026-01-02T00:00:00Z');
const book = readBook();
const typeset = await setWithWorksheets(book, made);

describe('the guide as it is set', () => {
  it('has no page with a few lines left over, and as many pages as its sales page says', async () => {
    const spare = new Set(typeset.set.values('spare-page'));
    const pages = (await PDFDocument.load(typeset.set.pdf('ua-1'))).getPages().map(textOf);
    expect(pages.length).toBeGreaterThanOrEqual(guideClaims.pages);
    const thin = pages.flatMap((text, index) => {
      const words = text.split(/\s+/).length;
      return words < 60 && !spare.has(index + 1) ? [`${index + 1}: ${words}`] : [];
    });
    expect(thin).toEqual([]);
    expect(pages[2]).toContain('Contents');
  });

  it('makes the same files when it is built again', async () => {
    const [first, again] = [
      await makeGuide(book, typeset, made),
      await makeGuide(book, await setWithWorksheets(book, made), made),
    ];
    expect(Object.keys(again)).toEqual(Object.keys(first));
    expect(Object.entries(first).filter(([name, file]) => !again[name]!.equals(file))).toEqual([]);
  });
});
