import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from '@jest/globals';
import { adopt } from '@blue-peony/agency';
import type { AgencyFacts } from '@blue-peony/agency/schema';
import type { Order } from '@blue-peony/contracts';
import { openPdf, textOf, until } from '@blue-peony/test-kit';
import JSZip from 'jszip';
import { PDFDict, PDFDocument, PDFName } from 'pdf-lib';
import { useCommerceApp } from './commerce-app.ts';
import { decoded, linesShownBy } from './papers.ts';

const app = useCommerceApp({ guideDir: fileURLToPath(new URL('../dist/guide', import.meta.url)) });
afterAll(() => adopt({}));

const first = /Blue Peony|hello@blue|Cheyenne|Toronto|Pattaya/i;
const velvet: AgencyFacts = {
  agency: { name: 'Velvet Rose Management', email: 'hello@velvet.example' },
  legalEntity: {
    name: 'Różana Troska sp. z o.o.',
    address: ['1 Harbor Street', 'вул. Їжакевича 5', 'ΡΩΔ'],
    country: 'PL',
  },
  mark: {
    viewBox: '-24 -24 48 48',
    drawing: '<g transform="rotate(45)"><rect x="-8" y="-8" width="16" height="16" fill="#aa0022" opacity="0.5"/></g>',
  },
  colors: { brand: '#a01030' },
};

const urlOf = (order: Order, format: string) => order.files.find(({ file_type }) => file_type === format)!.url;
const tagOf = async (order: Order, base = app.url) =>
  (await fetch(base + urlOf(order, 'pdf'), { method: 'HEAD' })).headers.get('etag');
const download = async (order: Order, format: string) => (await app.call(urlOf(order, format))).arrayBuffer();

/** All that a reader sees, and the properties of the document. */
async function wordsOf(file: ArrayBuffer): Promise<string> {
  const document = await PDFDocument.load(file, { updateMetadata: false });
  const filled = document.getPages().flatMap(({ node }) => {
    const form = node.Resources()?.lookupMaybe(PDFName.of('XObject'), PDFDict)?.lookup(PDFName.of('AgencyText'));
    return linesShownBy(decoded(form));
  });
  const properties = decoded(document.catalog.lookup(PDFName.of('Metadata')));
  return [filled.join(''), document.getAuthor(), properties, ...document.getPages().map(textOf)].join('\n');
}

test('a checkout and its links follow the owner: the book has her imprint, mark and colors, and nothing of the first agency', async () => {
  const order = await app.paidOrder();
  const before = await tagOf(order);
  await app.publish(velvet);
  const shown = async () => (await app.call((await app.checkout()).page)).text();
  await until(async () => (await shown()).includes('Velvet Rose Management: digital guide'));
  expect(await shown()).not.toMatch(first);
  await until(async () => (await tagOf(order)) !== before);

  const pdf = await download(order, 'pdf');
  const words = await wordsOf(pdf);
  for (const said of [
    'Velvet Rose Management',
    '© 2024',
    'Różana Troska',
    'вул. Їжакевича',
    'ΡΩΔ',
    'hello@velvet.example',
  ])
    expect(words).toContain(said);
  expect(words).not.toMatch(first);
  expect((await openPdf(pdf)).lastPage).toContain(`Order ${order.reference}`);
  expect(await wordsOf(await download(order, 'worksheets'))).not.toMatch(first);

  const epub = await JSZip.loadAsync(await download(order, 'epub'));
  const texts = await Promise.all(Object.values(epub.files).map((file) => file.async('string')));
  expect(texts.join('\n')).not.toMatch(first);
  expect(texts.join('\n')).not.toMatch(/#4c6fff|#3453d9/i);
  expect(await epub.file('OEBPS/imprint.xhtml')!.async('string')).toMatch(/rotate\(45\).*Różana Troska/s);
  expect(await epub.file('OEBPS/package.opf')!.async('string')).toContain('<dc:creator>Velvet Rose Management<');
});

test('a second replica takes the same files from the store, and facts that cannot be printed leave them', async () => {
  const order = await app.paidOrder();
  const written: string[] = [];
  const put = app.store.put.bind(app.store);
  app.store.put = (key, ...rest) => {
    written.push(key);
    return put(key, ...rest);
  };
  const another = await app.startAnother();
  expect(await tagOf(order, another.url)).toBe(await tagOf(order));
  expect(written).toEqual([]);

  const before = await tagOf(order);
  await app.publish({ ...velvet, agency: { name: '牡丹' } });
  await until(async () => app.logLines.some((line) => line.includes('The book has no letter for “牡”')));
  expect(await tagOf(order)).toBe(before);
});
