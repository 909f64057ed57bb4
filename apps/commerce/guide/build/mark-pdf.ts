import { sans } from '@blue-peony/typeset';
import { create } from 'fontkit';
import { PDFDocument } from 'pdf-lib';
import { blankLine, orderSigns } from '../../src/downloads/order-line.ts';
import { codesOf } from '../../src/shared/paper/codes-of.ts';
import { embedFont } from '../../src/shared/paper/embed-font.ts';

const fontSize = 8;
const margin = 24;

/**
 * Prepares a PDF for an order's line at the foot of its last page: blanks of a font that is embedded with the signs of a
 * line, whose codes the service replaces without touching the rest. To screen readers the line is a footer.
 */
export async function markPdf(file: Buffer): Promise<Buffer> {
  const document = await PDFDocument.load(file, { updateMetadata: false });
  const page = document.getPage(document.getPageCount() - 1);
  const font = page.node.newFontDictionary(
    'OrderLine',
    embedFont(document.context, { font: create(sans), signs: orderSigns, name: 'ORDERS+Inter-Regular' }),
  );
  // Not compressed, so that the line can be found and replaced.
  const content = document.context.stream(
    `/Artifact <</Type /Pagination /Subtype /Footer>> BDC
q BT 0.36 0.39 0.47 rg ${String(font)} ${fontSize} Tf ${margin} ${margin} Td <${codesOf(blankLine)}> Tj ET Q
EMC`,
  );
  page.node.normalize();
  page.node.addContentStream(document.context.register(content));
  return Buffer.from(await document.save({ addDefaultPage: false, updateFieldAppearances: false }));
}
