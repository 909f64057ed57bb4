import { expect, test } from '@jest/globals';
import { makeEpub, makePdf } from '@blue-peony/typeset';
import { openPdf } from '@blue-peony/test-kit';
import JSZip from 'jszip';
import { PDFDict, PDFDocument, PDFName } from 'pdf-lib';
import { blankLine } from '../src/downloads/order-line.ts';
import { stampEpub, stampPdf } from '../src/downloads/stamp.ts';
import { lastPage } from './build/make-epub.ts';
import { markPdf } from './build/mark-pdf.ts';

const made = new Date('2026-01-02T00:00:00Z');
const reference = '4C1F9-A07BE';

const pdf = async () => {
  const info = { title: 'Manual', author: 'Anna', subject: '', keywords: '', made };
  return markPdf(await makePdf(info, (canvas) => canvas.newPage(true)));
};
const epub = () =>
  makeEpub({
    id: 'urn:manual',
    title: 'Manual',
    author: 'Anna',
    cover: Buffer.from('a picture'),
    made,
    pages: [lastPage({ title: 'Manual' })],
  });

test('a stamped PDF tells its order to readers, and its size is that of every other copy', async () => {
  const file = await pdf();
  const copy = Buffer.concat(stampPdf(file)!(reference));
  expect((await openPdf(copy)).lastPage).toContain(`Order ${reference}`);
  expect((await openPdf(file)).lastPage).not.toContain('Order');
  expect(copy.length).toBe(file.length);
});

test('the line of a PDF has its font with it, and is a footer to screen readers', async () => {
  const document = await PDFDocument.load(Buffer.concat(stampPdf(await pdf())!(reference)));
  const descriptors = document.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFDict ? [object] : []))
    .filter((dict) => dict.get(PDFName.of('Type')) === PDFName.of('FontDescriptor'));
  expect(descriptors).toHaveLength(1);
  expect(descriptors[0]!.has(PDFName.of('FontFile2'))).toBe(true);
  const source = Buffer.from(await document.save()).toString('latin1');
  expect(source).toMatch(/\/Artifact <<\/Type \/Pagination \/Subtype \/Footer>> BDC\nq BT .* Tj ET Q\nEMC/);
});

test('a stamped EPUB tells its order on its last page, and its checksums hold', async () => {
  const file = await epub();
  const copy = Buffer.concat(stampEpub(file)!(reference));
  expect(copy.length).toBe(file.length);
  const zip = await JSZip.loadAsync(copy, { checkCRC32: true });
  expect(await zip.file('OEBPS/copy.xhtml')!.async('text')).toContain(`<p>Order ${reference}`);
});

test('a file without a place for the line is left as it is', async () => {
  expect(stampPdf(Buffer.from('%PDF-1.7'))).toBeUndefined();
  for (const other of [
    Buffer.from('no archive'),
    await new JSZip().file('a', blankLine).generateAsync({ type: 'nodebuffer' }),
  ])
    expect(stampEpub(other)).toBeUndefined();
});
