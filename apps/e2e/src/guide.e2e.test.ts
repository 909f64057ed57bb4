import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { guideClaims } from '@blue-peony/agency';
import JSZip from 'jszip';
import sharp from 'sharp';
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream, decodePDFRawStream, type PDFHexString } from 'pdf-lib';

const built = (path: string) => resolve(import.meta.dirname, '../..', path);
const epubPath = built('commerce/dist/guide/guide.epub');

/** A line of the contents: its title, and the lines below it. */
type Entry = { title: string; below: Entry[] };

let pdf: PDFDocument;
let epub: JSZip;
let salesPage: string;

beforeAll(async () => {
  pdf = await PDFDocument.load(await readFile(built('commerce/dist/guide/guide.pdf')), { updateMetadata: false });
  epub = await JSZip.loadAsync(await readFile(epubPath));
  salesPage = await readFile(built('site/dist/products/how-to-start-onlyfans.html'), 'utf8');
});

const outline = (node = pdf.catalog.lookup(PDFName.of('Outlines'), PDFDict)): Entry[] => {
  const entries: Entry[] = [];
  for (let at = node.lookupMaybe(PDFName.of('First'), PDFDict); at; at = at.lookupMaybe(PDFName.of('Next'), PDFDict))
    entries.push({ title: (at.lookup(PDFName.of('Title')) as PDFHexString).decodeText(), below: outline(at) });
  return entries;
};
const everything = (entries: Entry[]): Entry[] => entries.flatMap((entry) => [entry, ...everything(entry.below)]);
const part = (name: string) => outline().find(({ title }) => title.endsWith(name))!.below;
/** Turns "Goal 1: Be found" into "Be found". */
const bare = ({ title }: Entry) => title.replace(/^\w+ \d+: /, '');

const attachments = () =>
  pdf.context.enumerateIndirectObjects().flatMap(([, object]) => {
    const isFile = object instanceof PDFRawStream && object.dict.get(PDFName.of('Type')) === PDFName.of('EmbeddedFile');
    return isFile ? [decodePDFRawStream(object).decode()] : [];
  });

describe('the built guide is what its sales page sells', () => {
  test('at least as many pages, in the format of a book', () => {
    expect(salesPage).toContain(`${guideClaims.pages}+ pages`);
    expect(pdf.getPageCount()).toBeGreaterThanOrEqual(guideClaims.pages);
    expect(new Set(pdf.getPages().map((page) => `${page.getWidth()} × ${page.getHeight()}`))).toEqual(
      new Set(['432 × 648']),
    );
  });

  test('at least as many ideas, one bookmark and one page of the EPUB each', () => {
    const ideas = everything(part('The idea deck')).filter(({ title }) => /^\d+\. /.test(title));
    expect(ideas.length).toBeGreaterThanOrEqual(guideClaims.ideas);
    expect(new Set(ideas.map(({ title }) => title.replace(/^\d+\. /, ''))).size).toBe(ideas.length);
    expect(Object.keys(epub.files).filter((name) => /idea-\d+\.xhtml$/.test(name))).toHaveLength(ideas.length);
  });

  test.each([
    ['Nine goals', 9],
    ['Four frameworks', 4],
  ])('%s under the names that the page gives them', (name, count) => {
    const titles = part(name).map(bare);
    expect(titles).toHaveLength(count);
    for (const title of titles) expect(salesPage).toContain(`>${title}<`);
  });

  test('worksheets that can be filled in, as a file of their own and with the book', async () => {
    const file = await readFile(built('commerce/dist/guide/worksheets.pdf'));
    for (const sheets of [file, ...attachments()]) {
      const form = (await PDFDocument.load(sheets)).getForm();
      expect(form.getFields().length).toBeGreaterThan(100);
    }
    expect(attachments()).toHaveLength(1);
  });
});

describe('the built PDF', () => {
  test('says its title and language, is tagged, and opens on a cover', () => {
    expect(pdf.getTitle()).toContain('How to Start');
    expect(String(pdf.catalog.get(PDFName.of('Lang')))).toContain('en');
    expect(pdf.catalog.lookup(PDFName.of('MarkInfo'), PDFDict).toString()).toContain('/Marked true');
    expect(outline()[0]!.title).toBe('Cover');
  });

  test('has contents that lead to every section', () => {
    const links = pdf
      .getPages()
      .slice(1, 4)
      .flatMap((page) => page.node.lookupMaybe(PDFName.of('Annots'), PDFArray)?.asArray() ?? []);
    const sections = outline().flatMap(({ below }) => below);
    expect(links.length).toBeGreaterThanOrEqual(sections.length);
  });
});

test('eight pages of the guide are pictures to leaf through before buying', async () => {
  const pictures = await Promise.all(
    Array.from({ length: 8 }, (_, index) => sharp(built(`commerce/dist/guide/leaves/${index + 1}.webp`)).metadata()),
  );
  expect(pictures.map(({ width, height }) => `${width} × ${height}`)).toEqual(Array(8).fill('960 × 1440'));
});

describe('the built EPUB', () => {
  test('has a cover picture that e-readers show on their shelf', async () => {
    const packageFile = await epub.file('OEBPS/package.opf')!.async('text');
    const [, cover] = /href="([^"]+)"[^>]*properties="cover-image"/.exec(packageFile)!;
    const picture = await epub.file(`OEBPS/${cover}`)!.async('nodebuffer');
    expect(picture.subarray(0, 3).toString('hex')).toBe('ffd8ff');
    const { width, height } = await sharp(picture).metadata();
    expect([width >= 1_600, height]).toEqual([true, width * 1.5]);
  });

  test('has every section of the PDF in its contents', async () => {
    const nav = await epub.file('OEBPS/nav.xhtml')!.async('text');
    const text = nav.replaceAll('&amp;', '&');
    const missing = everything(outline()).filter(({ title }) => !text.includes(`>${title}<`));
    // A book without fixed pages has no cover page and no index by page.
    expect(missing.map(({ title }) => title)).toEqual(['Cover', 'Ideas by need']);
  });
});
