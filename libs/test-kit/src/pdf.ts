import { inflateSync } from 'node:zlib';
import { PDFArray, PDFDocument, type PDFRawStream } from 'pdf-lib';

/**
 * Opens a PDF like a reader: its pages, and the hexadecimal strings (one or two bytes per character) of the last page.
 */
export async function openPdf(file: Uint8Array | ArrayBuffer): Promise<{ pages: number; lastPage: string }> {
  const document = await PDFDocument.load(file);
  const page = document.getPage(document.getPageCount() - 1);
  const contents = page.node.Contents();
  const parts = contents instanceof PDFArray ? contents.asArray() : [contents];
  const text = parts.map((part) => contentOf(document.context.lookup(part) as PDFRawStream)).join('\n');
  const strings = [...text.matchAll(/<([0-9A-F]+)> Tj/g)].map(([, hex]) =>
    Buffer.from(hex!, 'hex').toString('latin1').replaceAll('\0', ''),
  );
  return { pages: document.getPageCount(), lastPage: strings.join('\n') };
}

const contentOf = ({ dict, contents }: PDFRawStream): string =>
  Buffer.from(dict.toString().includes('FlateDecode') ? inflateSync(contents) : contents).toString('latin1');
