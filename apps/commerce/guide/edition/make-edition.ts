import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { recoloring } from '@blue-peony/agency/palette';
import { create } from 'fontkit';
import type { BookFacts } from '../../src/downloads/book-facts.ts';
import { fillEpub } from './fill-epub.ts';
import { scripts } from '../../src/shared/paper/scripts.ts';
import { fillPdf, recoloredPdf } from './fill-pdf.ts';

/** Shades of the template and of the EPUB's styles that follow the agency's colors; drawings have more near the brand's hue. */
const shades = {
  ink: ['#0b1020', '#5c6378', '#3453d9', '#8ea8ff', '#1a2450', '#1b2030', '#dde3ff', '#edefff', '#f1f3fd'],
  blush: ['#f7b8c8', '#a33b5c', '#fceef2'],
};
const sheet = Object.entries(shades)
  .flatMap(([name, hexes]) => hexes.map((hex, index) => `--color-${name}-${index}: ${hex};`))
  .join('');

type Job = {
  /** Where the build has put the files, and the fonts. */
  folder: string;
  facts: BookFacts;
  /** As an ISO 8601 date. */
  edition: string;
};

/** The files of the book with an agency's facts in them, by their names. @throws Error that says what cannot be printed */
export async function makeEdition({ folder, facts: given, edition }: Job): Promise<Record<string, Uint8Array>> {
  const read = (name: string) => readFile(join(folder, name));
  const facts = { ...given, imprint: [...given.imprint, `Edition of ${edition}`] };
  const recolor = recoloring(sheet, facts.colors);
  const fonts = (await Promise.all(scripts.map((script) => read(`fonts/${script}.ttf`)))).map((font) => create(font));
  const inHers = recolor(sheet) !== sheet;
  const worksheets = await read('worksheets.pdf');
  const sheets = inHers ? await recoloredPdf(worksheets, recolor) : undefined;
  return {
    'guide.pdf': await fillPdf(await read('guide.pdf'), { facts, fonts, recolor }, sheets),
    'worksheets.pdf': sheets ?? worksheets,
    'guide.epub': await fillEpub(await read('guide.epub'), facts, recolor),
  };
}
