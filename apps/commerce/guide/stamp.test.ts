import { expect, test } from '@jest/globals';
import { makeEpub, setDocument } from '@blue-peony/typeset';
import { openPdf } from '@blue-peony/test-kit';
import JSZip from 'jszip';
import { PDFDict, PDFDocument, PDFName, decodePDFRawStream, type PDFRawStream } from 'pdf-lib';
import { blankLine } from '../src/downloads/order-line.ts';
import { stampEpub, stampPdf } from '../src/downloads/stamp.ts';
import { lastPage } from './build/make-epub.ts';
import { markPdf } from './build/mark-pdf.ts';

const made = new Date('2026-01-02T00:00:00Z');
const reference = '4C1F9-A07BE';

const template =
  '#set document(title: "Manual", date: none)\n#set text(font: "Inter", lang: "en")\nText #image(bytes("<svg xmlns=\\"http://www.w3.org/2000/svg\\" viewBox=\\"0 0 9 9\\"/>"), format: "svg", alt: "A line")';
const pdf = () => markPdf(setDocument({ template, data: {} }).pdf('ua-1'));
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
  expect(descriptors).toHaveLength(2);
  expect(descriptors.every((descriptor) => descriptor.has(PDFName.of('FontFile2')))).toBe(true);
  const source = Buffer.from(await document.save()).toString('latin1');
  expect(source).toMatch(/\/Artifact <<\/Type \/Pagination \/Subtype \/Footer>> BDC\nq BT .* Tj ET Q\nEMC/);
});

test('a stamped PDF is as accessible as Typst made it', async () => {
  const document = await PDFDocument.load(Buffer.concat(stampPdf(await pdf())!(reference)), { updateMetadata: false });
  const { catalog, context } = document;
  const metadata = catalog.lookup(PDFName.of('Metadata')) as PDFRawStream;
  expect(Buffer.from(decodePDFRawStream(metadata).decode()).toString()).toContain('<pdfuaid:part>1</pdfuaid:part>');
  expect(catalog.lookup(PDFName.of('MarkInfo'))?.toString()).toContain('/Marked true');
  expect(catalog.lookup(PDFName.of('ViewerPreferences'))?.toString()).toContain('/DisplayDocTitle true');
  expect(String(catalog.get(PDFName.of('Lang')))).toContain('en');
  expect(catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict).has(PDFName.of('ParentTree'))).toBe(true);
  const figures = context
    .enumerateIndirectObjects()
    .flatMap(([, object]) =>
      object instanceof PDFDict && object.get(PDFName.of('S')) === PDFName.of('Figure') ? [object] : [],
    );
  expect(figures.map((figure) => figure.has(PDFName.of('Alt')))).toEqual([true]);
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
