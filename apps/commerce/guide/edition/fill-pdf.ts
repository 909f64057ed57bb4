import { deflateSync } from 'node:zlib';
import type { Font } from 'fontkit';
import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFRef,
  decodePDFRawStream,
  type PDFContext,
  type PDFObject,
} from 'pdf-lib';
import type { BookFacts } from '../../src/downloads/book-facts.ts';
import { drawMark } from './draw-mark.ts';
import { slots } from './open-slots.ts';
import { TextWriter } from '../../src/shared/paper/write-text.ts';

type Recolor = (text: string) => string;
type Filling = { facts: BookFacts; fonts: readonly Font[]; recolor: Recolor };

/** Where the mark stands, in points from the foot, and the operators of the text. */
type Slot = { mark: { x: number; y: number; size: number }; text: string };

const open = (file: Uint8Array): Promise<PDFDocument> => PDFDocument.load(file, { updateMetadata: false });

const saved = (document: PDFDocument): Promise<Uint8Array> =>
  document.save({ addDefaultPage: false, updateFieldAppearances: false });

export async function recoloredPdf(file: Uint8Array, recolor: Recolor): Promise<Uint8Array> {
  const document = await open(file);
  recolorPdf(document, recolor);
  return saved(document);
}

/**
 * Puts the agency's name, mark and imprint in the places that the build left for them, and its colors on every page.
 * @param sheets the worksheets in other colors than those that are attached
 */
export async function fillPdf(
  file: Uint8Array,
  { facts, fonts, recolor }: Filling,
  sheets?: Uint8Array,
): Promise<Uint8Array> {
  const document = await open(file);
  if (sheets) recolorPdf(document, recolor);
  const pages = [cover, titlePage];
  for (const [index, draw] of pages.entries()) {
    const writer = new TextWriter(fonts);
    const { mark, text } = draw(writer, facts, recolor);
    const page = document.getPage(index);
    const drawn = drawMark(
      { ...facts.mark, drawing: facts.mark.sample ? recolor(facts.mark.drawing) : facts.mark.drawing },
      mark,
    );
    const states = drawn.opacities.map((percent) => [
      `O${percent}`,
      { Type: 'ExtGState', ca: percent / 100, CA: percent / 100 },
    ]);
    fill(document.context, page.node, slots.mark, drawn.content, { ExtGState: Object.fromEntries(states) });
    fill(document.context, page.node, slots.text, text, { Font: writer.embedded(document.context) });
  }
  document.setAuthor(facts.author);
  const metadata = document.catalog.get(PDFName.of('Metadata')) as PDFRef;
  rewrite(
    document.context,
    metadata,
    (text) =>
      text.replace(
        /(<dc:creator><rdf:Seq><rdf:li>).*?(?=<\/rdf:li>)/s,
        (_, before: string) => before + escaped(facts.author),
      ),
    'utf8',
  );
  if (sheets) attach(document.context, sheets);
  return saved(document);
}

const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function cover(writer: TextWriter, { author }: BookFacts, recolor: Recolor): Slot {
  const size = Math.min(12, (12 * 326) / writer.width(author, 12));
  return {
    mark: { x: 38, y: 582, size: 22 },
    text: writer.line(author, { x: 68, y: 588.7, size, color: recolor('#dde3ff') }),
  };
}

/** From the foot upwards, as much as there is: the imprint, the name, the mark. */
function titlePage(writer: TextWriter, { author, imprint }: BookFacts, recolor: Recolor): Slot {
  const width = 320;
  const wrapped = (size: number) => imprint.flatMap((line) => writer.wrapped(line, size, width));
  const size = wrapped(8).length > 18 ? 5.5 : 8;
  const lines = [
    ...writer.wrapped(author, 10, width).map((text) => [text, 10] as const),
    ...wrapped(size).map((text) => [text, size] as const),
  ];
  let y = 66;
  const written = lines.toReversed().map(([text, points]) => {
    const line = writer.line(text, {
      x: 216 - writer.width(text, points) / 2,
      y,
      size: points,
      color: recolor('#5c6378'),
    });
    y += points * 1.4;
    return line;
  });
  return { mark: { x: 203, y: y + 6, size: 26 }, text: written.toReversed().join('\n') };
}

function fill(
  context: PDFContext,
  page: PDFDict,
  name: string,
  content: string,
  resources: Record<string, object>,
): void {
  const forms = page.lookup(PDFName.of('Resources'), PDFDict).lookup(PDFName.of('XObject'), PDFDict);
  const place = forms.get(PDFName.of(name)) as PDFRef;
  const before = context.lookup(place) as PDFRawStream;
  for (const value of before.dict.values()) drop(context, value);
  const box = { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 432, 648] };
  context.assign(place, context.flateStream(content, { ...box, Resources: context.obj(resources as never) }));
}

/** Deletes what only a replaced filling has used. */
function drop(context: PDFContext, object: PDFObject): void {
  if (object instanceof PDFRef) {
    const found = context.lookup(object);
    context.delete(object);
    if (found) drop(context, found);
  } else if (object instanceof PDFRawStream) drop(context, object.dict);
  else if (object instanceof PDFDict) for (const value of object.values()) drop(context, value);
  else if (object instanceof PDFArray) for (const value of object.asArray()) drop(context, value);
}

function attach(context: PDFContext, sheets: Uint8Array): void {
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream) || object.dict.get(PDFName.of('Type')) !== PDFName.of('EmbeddedFile'))
      continue;
    object.dict.lookup(PDFName.of('Params'), PDFDict).set(PDFName.of('Size'), PDFNumber.of(sheets.length));
    context.assign(ref, PDFRawStream.of(object.dict, deflateSync(sheets)));
  }
}

/** Colors are in the contents of pages, except for the order's line, in forms, in functions of gradients and in fields. */
function recolorPdf(document: PDFDocument, recolor: Recolor): void {
  const { context } = document;
  const other = (values: readonly number[]) => {
    const hex = `#${values
      .map((value) =>
        Math.round(value * 255)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')}`;
    const found = recolor(hex);
    return found === hex ? undefined : [1, 3, 5].map((at) => +(parseInt(found.slice(at, at + 2), 16) / 255).toFixed(5));
  };
  const contents = new Set(
    document.getPages().flatMap(({ node }) => {
      const found = node.get(PDFName.of('Contents'));
      return found instanceof PDFArray ? found.asArray() : [found];
    }),
  );
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (object instanceof PDFRawStream) {
      const isForm = object.dict.get(PDFName.of('Subtype')) === PDFName.of('Form');
      if (isForm || (contents.has(ref) && object.dict.has(PDFName.of('Filter'))))
        rewrite(context, ref, (text) =>
          text.replace(
            /(?<![\d.])([\d.]+) ([\d.]+) ([\d.]+)(?= (?:scn|SCN|rg|RG)\b)/g,
            (written, ...parts: string[]) => other(parts.slice(0, 3).map(Number))?.join(' ') ?? written,
          ),
        );
    } else if (object instanceof PDFDict) {
      const holder = object.lookupMaybe(PDFName.of('MK'), PDFDict) ?? object;
      for (const name of ['C0', 'C1', 'BG'].map((text) => PDFName.of(text))) {
        const color = holder.get(name);
        const parts = color instanceof PDFArray ? color.asArray().map((part) => (part as PDFNumber).asNumber()) : [];
        const found = parts.length === 3 && other(parts);
        if (found) holder.set(name, context.obj(found));
      }
    }
  }
}

function rewrite(
  context: PDFContext,
  ref: PDFRef,
  change: (text: string) => string,
  encoding: 'latin1' | 'utf8' = 'latin1',
): void {
  const stream = context.lookup(ref) as PDFRawStream;
  const text = Buffer.from(decodePDFRawStream(stream).decode()).toString(encoding);
  const changed = change(text);
  if (changed === text) return;
  const isPacked = stream.dict.has(PDFName.of('Filter'));
  const bytes = Buffer.from(changed, encoding);
  context.assign(ref, PDFRawStream.of(stream.dict, isPacked ? deflateSync(bytes) : bytes));
}
