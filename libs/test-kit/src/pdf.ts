import { inflateSync } from 'node:zlib';
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream, PDFString, type PDFPage } from 'pdf-lib';

/**
 * Opens a PDF like a reader: its pages, and the hexadecimal strings (one or two bytes per character) of the last page.
 */
export async function openPdf(file: Uint8Array | ArrayBuffer): Promise<{ pages: number; lastPage: string }> {
  const document = await PDFDocument.load(file);
  const text = contentOf(document.getPage(document.getPageCount() - 1));
  const strings = [...text.matchAll(/<([0-9A-F]+)> Tj/g)].map(([, hex]) =>
    Buffer.from(hex!, 'hex').toString('latin1').replaceAll('\0', ''),
  );
  return { pages: document.getPageCount(), lastPage: strings.join('\n') };
}

/** The text of a page in the order of its content, a line for each of its lines, for fonts with two bytes per sign. */
export function textOf(page: PDFPage): string {
  const fonts = page.node.Resources()?.lookupMaybe(PDFName.of('Font'), PDFDict);
  const signs = new Map(
    fonts
      ?.keys()
      .map((name) => [name.asString(), signsOf(fonts.lookup(name, PDFDict).lookup(PDFName.of('ToUnicode')))]),
  );
  let font = '';
  return [
    ...contentOf(page).matchAll(
      /(\/\S+) \S+ Tf|((?:\[(?:\((?:\\[^]|[^\\()])*\)|[^\]()])*\])|\((?:\\[^]|[^\\()])*\)) TJ?j?/g,
    ),
  ]
    .flatMap(([, name, shown = '']) => {
      if (name) font = name;
      const codes = [...shown.matchAll(/\(((?:\\[^]|[^\\()])*)\)/g)].map(([, raw]) =>
        Buffer.from(PDFString.of(raw!).asBytes()).toString('hex'),
      );
      return codes.length > 0
        ? [codes.join('').replace(/.{4}/g, (code) => signs.get(font)?.get(code.toUpperCase()) ?? '')]
        : [];
    })
    .join('\n');
}

/** The sign of each code, by the font's own table. */
function signsOf(table: unknown): Map<string, string> {
  if (!(table instanceof PDFRawStream)) return new Map();
  const text = decoded(table);
  return new Map(
    [...text.matchAll(/^<([0-9A-Fa-f]{4})> <([0-9A-Fa-f]+)>$/gm)].map(([, code, units]) => [
      code!.toUpperCase(),
      Buffer.from(units!, 'hex').swap16().toString('utf16le'),
    ]),
  );
}

function contentOf(page: PDFPage): string {
  const contents = page.node.Contents();
  const parts = contents instanceof PDFArray ? contents.asArray() : [contents];
  return parts.map((part) => decoded(page.doc.context.lookup(part) as PDFRawStream)).join('\n');
}

const decoded = ({ dict, contents }: PDFRawStream): string =>
  Buffer.from(dict.toString().includes('FlateDecode') ? inflateSync(contents) : contents).toString('latin1');
