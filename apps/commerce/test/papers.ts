import { PDFDocument, PDFRawStream, decodePDFRawStream } from 'pdf-lib';

/** What a stream of a PDF holds; nothing where there is none. */
export const decoded = (stream: unknown): string =>
  stream instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(stream).decode()).toString() : '';

/** The lines of text that operators of a PDF show. */
export const linesShownBy = (operators: string): string[] =>
  operators
    .split('ET')
    .map((line) =>
      [...line.matchAll(/<([\dA-F]+)> Tj/gi)]
        .map(([, hex]) => Buffer.from(hex!, 'hex').swap16().toString('utf16le'))
        .join(''),
    );

/** The words of a paper that the service has written. */
export async function paperWords(answer: Response): Promise<string> {
  const document = await PDFDocument.load(await answer.arrayBuffer());
  return document
    .getPages()
    .flatMap(({ node }) => linesShownBy(decoded(node.Contents())))
    .join('\n');
}
