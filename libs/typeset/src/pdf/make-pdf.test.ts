import { expect, test } from '@jest/globals';
import { PDFDocument, PDFName } from 'pdf-lib';
import type { Block, Section } from '../blocks.ts';
import type { Canvas } from './canvas.ts';
import { drawBlocks } from './draw-blocks.ts';
import { drawContents } from './draw-contents.ts';
import { openSection } from './draw-openers.ts';
import { makePdf } from './make-pdf.ts';

const info = { title: 'Manual', author: 'Anna', subject: '', keywords: '', made: new Date('2026-01-02T00:00:00Z') };
const section = (id: string, ...blocks: Block[]): Section => ({ id, label: '', title: id, lead: 'Lead.', blocks });
const paragraph: Block = { kind: 'paragraph', spans: [{ text: 'A word and another. '.repeat(300), style: 'plain' }] };

const draw = (canvas: Canvas, ...sections: Section[]) => {
  drawContents(canvas, [{ entries: sections }]);
  for (const each of sections) {
    openSection(canvas, each);
    drawBlocks(canvas, each.blocks);
  }
};
const tagged = (pdf: Buffer, type: string) => pdf.toString('latin1').split(`/S /${type}\n`).length - 1;

test('the contents page shows the page numbers of later sections', async () => {
  const known: number[] = [];
  const pdf = await makePdf(info, (canvas) => {
    known.push(canvas.pageOf('second'));
    draw(canvas, section('first', paragraph), section('second'));
  });
  const pages = (await PDFDocument.load(pdf)).getPageCount();
  expect(pages).toBeGreaterThan(3);
  expect(known).toEqual([0, pages]);
});

test('a table that runs over pages repeats its head on each', async () => {
  const rows = Array.from({ length: 40 }, (_, index) => [`Row ${index}`, 'Value']);
  const table: Block = { kind: 'table', head: ['Name', 'Value'], rows };
  const pdf = await makePdf(info, (canvas) => draw(canvas, section('table', table)));
  const pages = (await PDFDocument.load(pdf)).getPageCount() - 1;
  expect(pages).toBeGreaterThan(1);
  expect([tagged(pdf, 'TH'), tagged(pdf, 'TD')]).toEqual([2 * pages, 80]);
});

test('a document has a PDF form only when it has a field to fill in', async () => {
  const fields: Block = { kind: 'fields', items: [{ label: 'Your name', lines: 1 }] };
  const formOf = async (...blocks: Block[]) => {
    const pdf = await PDFDocument.load(await makePdf(info, (canvas) => draw(canvas, section('sheet', ...blocks))));
    return pdf.catalog.has(PDFName.of('AcroForm'));
  };
  expect([await formOf(fields), await formOf(paragraph)]).toEqual([true, false]);
});

test('building the same text again gives the same PDF', async () => {
  const [one, other] = await Promise.all(
    [1, 2].map(() => makePdf(info, (canvas) => draw(canvas, section('a', paragraph)))),
  );
  expect(one!.equals(other!)).toBe(true);
});

test('a page with a few words left over stops the build, a form and a divider do not', async () => {
  const words = (count: number): Block => ({
    kind: 'paragraph',
    spans: [{ text: 'word '.repeat(count), style: 'plain' }],
  });
  const form: Block = { kind: 'fields', items: [{ label: 'Your name', lines: 1 }] };
  const make = (block: Block) =>
    makePdf(
      info,
      (canvas) => {
        canvas.newPage(true);
        canvas.newPage();
        drawBlocks(canvas, [block]);
      },
      60,
    );
  await expect(make(words(59))).rejects.toThrow('Pages with fewer than 60 words: 2');
  await expect(make(words(60))).resolves.toBeInstanceOf(Buffer);
  await expect(make(form)).resolves.toBeInstanceOf(Buffer);
});
