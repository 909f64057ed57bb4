import { beforeAll, describe, expect, it } from '@jest/globals';
import { claims } from '@blue-peony/agency';
import JSZip from 'jszip';
import { PDFArray, PDFDict, PDFDocument, PDFName } from 'pdf-lib';
import { makeEpub } from './build/make-epub.ts';
import { makePdf } from './build/make-pdf.ts';
import { readBook } from './build/read-book.ts';

const made = new Date('2026-01-02T00:00:00Z');
const book = readBook();
const ideas = book.parts.flatMap((part) => part.sections.flatMap((section) => section.ideas));
const titles = (id: string) => book.parts.find((part) => part.id === id)?.sections.map(({ title }) => title);
let pdf: PDFDocument;
let epub: JSZip;

beforeAll(async () => {
  pdf = await PDFDocument.load(await makePdf(book, made), { updateMetadata: false });
  epub = await JSZip.loadAsync(await makeEpub(book, made));
}, 180_000);

describe('the guide keeps what its sales page promises', () => {
  it('has the pages that are claimed, in the format of a book', () => {
    expect(pdf.getPageCount()).toBeGreaterThanOrEqual(claims.guide.pages);
    expect(pdf.getPages().every((page) => page.getWidth() === 432 && page.getHeight() === 648)).toBe(true);
  });

  it('numbers its ideas without a gap, each with a title of its own', () => {
    expect(ideas.length).toBeGreaterThanOrEqual(claims.guide.ideas);
    expect(ideas.map(({ number }) => number)).toEqual(ideas.map((_, index) => index + 1));
    expect(new Set(ideas.map(({ title }) => title)).size).toBe(ideas.length);
  });

  it('teaches the nine goals and the four frameworks under the promised names', () => {
    expect(titles('goals')).toEqual([
      'Open your page properly',
      'Find your niche',
      'Shoot with what you have',
      'Plan a month in an hour',
      'Be found',
      'Stay anonymous',
      'Set prices with confidence',
      'Talk so that fans stay',
      'Keep your books in order',
    ]);
    expect(titles('frameworks')).toEqual([
      'The Niche Compass',
      'The Content Engine',
      'The Price Ladder',
      'The Safety Map',
    ]);
  });

  it('gives every framework worksheets to fill in', () => {
    const sheets = book.parts.find(({ id }) => id === 'frameworks')?.sections ?? [];
    expect(sheets.every(({ blocks }) => blocks.some(({ kind }) => kind === 'fields'))).toBe(true);
    expect(pdf.getForm().getFields().length).toBeGreaterThan(100);
  });
});

describe('the PDF', () => {
  it('says its title and language, is tagged, and has an outline', () => {
    expect(pdf.getTitle()).toContain(book.title);
    expect(String(pdf.catalog.get(PDFName.of('Lang')))).toContain('en');
    expect(pdf.catalog.lookup(PDFName.of('MarkInfo'), PDFDict).toString()).toContain('/Marked true');
    const outline = pdf.catalog.lookup(PDFName.of('Outlines'), PDFDict);
    const entries = [];
    let entry = outline.lookupMaybe(PDFName.of('First'), PDFDict);
    while (entry && entries.length < 100) {
      entries.push(entry);
      entry = entry.lookupMaybe(PDFName.of('Next'), PDFDict);
    }
    expect(entries.length).toBeGreaterThanOrEqual(book.front.length + book.parts.length + book.back.length);
  });

  it('has links in its contents', () => {
    const annotations = pdf.getPage(2).node.lookup(PDFName.of('Annots'), PDFArray);
    expect(annotations.size()).toBeGreaterThan(book.parts.length);
  });
});

describe('the EPUB', () => {
  it('begins with its uncompressed type, so that readers know it', () => {
    expect(Object.keys(epub.files)[0]).toBe('mimetype');
  });

  it('names every file of the book in manifest and contents', async () => {
    const manifest = (await epub.file('OEBPS/package.opf')?.async('text')) ?? '';
    const nav = (await epub.file('OEBPS/nav.xhtml')?.async('text')) ?? '';
    const pages = Object.keys(epub.files).filter((name) => /OEBPS\/(?!nav|cover).*\.xhtml$/.test(name));
    expect(pages.length).toBeGreaterThan(ideas.length);
    for (const page of pages) {
      expect(manifest).toContain(`href="${page.slice(6)}"`);
      expect(nav).toContain(`href="${page.slice(6)}"`);
    }
  });

  it('is the same file when it is built again', async () => {
    const again = [await makeEpub(book, made), await makeEpub(book, made)];
    expect(again[0]?.equals(again[1] ?? Buffer.alloc(0))).toBe(true);
  });
});
