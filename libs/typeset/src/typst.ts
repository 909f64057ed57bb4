import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { fonts } from './fonts.ts';
import { svgPages } from './svg-pages.ts';

/**
 * `template` is the source of a Typst document that reads `data.json`. `files` are further files that it reads, by
 * their names, and `faces` its fonts beside those of the library.
 */
type Source = { template: string; data: unknown; files?: Record<string, Buffer>; faces?: Buffer[] };

/** A document that Typst has set. The same source always gives the same bytes. */
export type SetDocument = {
  pages: number;
  /** The values of the metadata elements with a label, in the order of the document. */
  values(label: string): unknown[];
  /** @param standard that the export holds to: `ua-1` is PDF/UA-1. @throws Error on a violation */
  pdf(standard: 'ua-1' | '1.7'): Buffer;
  /** The pages as SVG files, with letters as paths. A picture in them is a file inside of the file. */
  svgs(pages: readonly number[]): string[];
};

/** Sets a document. The folder that Typst may read is empty. @throws Error with the place of a mistake */
export function setDocument({ template, data, files = {}, faces = [] }: Source): SetDocument {
  const compiler = NodeCompiler.create({
    workspace: '/nowhere',
    fontArgs: [{ fontBlobs: [...fonts(), ...faces] }],
  });
  compiler.mapShadow('/nowhere/data.json', Buffer.from(JSON.stringify(data)));
  for (const [name, content] of Object.entries(files)) compiler.mapShadow(`/nowhere/${name}`, content);
  const result = compiler.compile({ mainFileContent: template });
  const { result: document } = result;
  if (!document) throw new Error(`Typst: ${JSON.stringify(result.takeDiagnostics()?.shortDiagnostics)}`);
  return {
    pages: document.numOfPages,
    values: (label) => valuesOf(compiler, document, label),
    pdf: (pdfStandard) => compiler.pdf(document, { pdfStandard }),
    svgs: (pages) => svgPages(compiler.plainSvg(document), pages),
  };
}

const valuesOf = (compiler: NodeCompiler, document: NodeTypstDocument, label: string): unknown[] =>
  (compiler.query(document, { selector: `<${label}>` }) as { value: unknown }[]).map(({ value }) => value);
