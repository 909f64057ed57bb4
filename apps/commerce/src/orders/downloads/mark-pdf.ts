import {
  PDFContentStream,
  PDFDocument,
  PDFOperator,
  StandardFonts,
  beginText,
  endText,
  moveText,
  setFillingRgbColor,
  setFontAndSize,
  showText,
  pushGraphicsState,
  popGraphicsState,
} from 'pdf-lib';

/** A file around the place of its mark; without one, all of it is in `before`. */
export type MarkedFile = { before: Buffer; mark: boolean; after: Buffer };

const length = 60;
const fontSize = 8;
const margin = 24;

/** The line as a standard font's codes in hexadecimal, always as long, so that it fits any file in place. */
export function orderLine(reference?: string): string {
  const text = reference ? `Order ${reference}` : '';
  return Buffer.from(text.padEnd(length), 'latin1').toString('hex').toUpperCase();
}

/**
 * Prepares a PDF for an order number at the foot of its last page: a line of blanks whose bytes can be replaced without
 * touching the rest. Stamping thousands of copies then costs nothing.
 */
export async function markPdf(file: Buffer): Promise<MarkedFile> {
  const document = await PDFDocument.load(file, { updateMetadata: false });
  const page = document.getPage(document.getPageCount() - 1);
  const font = await document.embedFont(StandardFonts.Helvetica);
  const name = page.node.newFontDictionary('OrderLine', font.ref);
  const blank = font.encodeText(' '.repeat(length));
  const operators: PDFOperator[] = [
    pushGraphicsState(),
    beginText(),
    setFillingRgbColor(0.36, 0.39, 0.47),
    setFontAndSize(name, fontSize),
    moveText(margin, margin),
    showText(blank),
    endText(),
    popGraphicsState(),
  ];
  // Not compressed, so that the line can be found and replaced.
  const stream = PDFContentStream.of(document.context.obj({}), operators, false);
  page.node.normalize();
  page.node.addContentStream(document.context.register(stream));
  const bytes = Buffer.from(await document.save({ addDefaultPage: false, updateFieldAppearances: false }));
  const placeholder = `<${orderLine()}> Tj`;
  const at = bytes.indexOf(placeholder, 0, 'latin1') + 1;
  if (at === 0 || bytes.indexOf(placeholder, at, 'latin1') !== -1)
    throw new Error('No single place for the order line');
  return { before: bytes.subarray(0, at), mark: true, after: bytes.subarray(at + orderLine().length) };
}
