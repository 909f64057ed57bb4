import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import { PDFDocument, PDFName } from 'pdf-lib';
import { scripts } from './scripts.ts';
import { TextWriter } from './write-text.ts';

/** A short document: parts below each other, each with a heading, facts in two columns, or paragraphs. */
export type Paper = {
  /** BCP 47 tag of its language. */
  lang: string;
  /** Who writes, above the title. */
  brand: string;
  title: string;
  parts: readonly PaperPart[];
};
type PaperPart = {
  heading?: string;
  /** A value may have several lines. */
  facts?: readonly (readonly [label: string, value: string])[];
  paragraphs?: readonly string[];
};

type Line = { text: string; x: number; size: number; color: string; /** Points below the line before. */ down: number };

// A4 in points.
const [width, height, margin] = [595, 842, 64];
const valueAt = 200;
const [ink, muted] = ['#0b1020', '#5d6379'];

/** @throws Error for a sign that no font has */
export async function writePaper(folder: string, paper: Paper): Promise<Buffer> {
  const writer = new TextWriter(await fontsIn(folder));
  const document = await PDFDocument.create();
  document.setTitle(paper.title, { showInWindowTitleBar: true });
  document.setLanguage(paper.lang);
  document.setProducer(paper.brand);
  document.setCreator(paper.brand);
  const pages: string[][] = [];
  let y = 0;
  for (const { down, ...line } of linesOf(writer, paper)) {
    y -= down;
    if (pages.length === 0 || y < margin) {
      pages.push([]);
      y = height - margin - line.size;
    }
    pages.at(-1)!.push(writer.line(line.text, { ...line, y }));
  }
  const { context } = document;
  const resources = context.obj({ Font: writer.embedded(context) });
  for (const shown of pages) {
    const { node } = document.addPage([width, height]);
    node.set(PDFName.of('Resources'), resources);
    node.set(PDFName.of('Contents'), context.register(context.flateStream(shown.join('\n'))));
  }
  return Buffer.from(await document.save());
}

function* linesOf(writer: TextWriter, { lang, brand, title, parts }: Paper): Generator<Line> {
  const wrap = (text: string, size: number, most: number) =>
    text.split('\n').flatMap((line) => wrapped(writer, lang, line, size, most));
  const set = function* (text: string, size: number, { color = ink, first = size * 1.5, x = margin } = {}) {
    for (const [index, line] of wrap(text, size, width - margin - x).entries())
      yield { text: line, x, size, color, down: index === 0 ? first : size * 1.5 };
  };
  yield* set(brand, 11, { color: muted });
  yield* set(title, 20, { first: 32 });
  for (const { heading, facts = [], paragraphs = [] } of parts) {
    if (heading) yield* set(heading, 13, { first: 32 });
    for (const [label, value] of facts) {
      yield* set(label, 10, { color: muted, first: 20 });
      yield* set(value, 10, { x: valueAt, first: 0 });
    }
    for (const paragraph of paragraphs) yield* set(paragraph, 10, { first: 21 });
  }
}

/** Thai has no spaces between words: the language's own words are what a line may break between. */
function wrapped(writer: TextWriter, lang: string, text: string, size: number, most: number): string[] {
  if (lang !== 'th') return writer.wrapped(text, size, most);
  const lines = [''];
  for (const { segment } of new Intl.Segmenter(lang, { granularity: 'word' }).segment(text))
    if (writer.width(lines.at(-1)! + segment, size) <= most) lines[lines.length - 1] += segment;
    else lines.push(segment.trimStart());
  return lines;
}

let known: { folder: string; fonts: Promise<Font[]> } | undefined;

/** The fonts of the guide's folder, which the build puts there. */
function fontsIn(folder: string): Promise<Font[]> {
  if (known?.folder !== folder) known = { folder, fonts: load(folder) };
  return known.fonts;
}

async function load(folder: string): Promise<Font[]> {
  try {
    const files = await Promise.all(scripts.map((script) => readFile(join(folder, `fonts/${script}.ttf`))));
    return files.map((file) => create(file));
  } catch (error) {
    known = undefined;
    throw error;
  }
}
