import { sans } from '@blue-peony/typeset';
import { create } from 'fontkit';
import { PDFDocument, PDFString, type PDFContext, type PDFRef } from 'pdf-lib';
import { blankLine, codesOf, orderSigns } from '../../src/downloads/order-line.ts';

const fontSize = 8;
const margin = 24;
const name = 'ORDERS+Inter-Regular';

/**
 * Prepares a PDF for an order's line at the foot of its last page: blanks of a font that is embedded with the signs of a
 * line, whose codes the service replaces without touching the rest. To screen readers the line is a footer.
 */
export async function markPdf(file: Buffer): Promise<Buffer> {
  const document = await PDFDocument.load(file, { updateMetadata: false });
  const page = document.getPage(document.getPageCount() - 1);
  const font = page.node.newFontDictionary('OrderLine', embed(document.context));
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

/** The signs of a line as a font of their own, whose codes are those of Unicode. */
function embed(context: PDFContext): PDFRef {
  const font = create(sans);
  const subset = font.createSubset();
  const scale = (units: number) => Math.round((units * 1_000) / font.unitsPerEm);
  const glyphOfCode = Buffer.alloc(256 * 2);
  const widths = Array.from(orderSigns, (sign) => {
    const { id, advanceWidth } = font.glyphForCodePoint(sign.charCodeAt(0));
    glyphOfCode.writeUInt16BE(subset.includeGlyph(id), sign.charCodeAt(0) * 2);
    return [sign.charCodeAt(0), [scale(advanceWidth)]] as const;
  });
  const { minX, minY, maxX, maxY } = font.bbox;
  const descriptor = context.obj({
    Type: 'FontDescriptor',
    FontName: name,
    Flags: 4,
    FontBBox: [minX, minY, maxX, maxY].map(scale),
    ItalicAngle: 0,
    Ascent: scale(font.ascent),
    Descent: scale(font.descent),
    CapHeight: scale(font.capHeight),
    StemV: 80,
    FontFile2: context.register(context.flateStream(subset.encode())),
  });
  const descendant = context.obj({
    Type: 'Font',
    Subtype: 'CIDFontType2',
    BaseFont: name,
    CIDSystemInfo: { Registry: PDFString.of('Adobe'), Ordering: PDFString.of('Identity'), Supplement: 0 },
    FontDescriptor: context.register(descriptor),
    CIDToGIDMap: context.register(context.flateStream(glyphOfCode)),
    W: widths.flat(),
  });
  return context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: name,
      Encoding: 'Identity-H',
      DescendantFonts: [context.register(descendant)],
      ToUnicode: context.register(context.flateStream(toUnicode())),
    }),
  );
}

/** Which sign each code is, for search and copy. */
const toUnicode = () => `/CIDInit /ProcSet findresource begin 12 dict begin begincmap
/CMapName /OrderLine def /CMapType 2 def
1 begincodespacerange <0000> <FFFF> endcodespacerange
${orderSigns.length} beginbfchar
${Array.from(orderSigns, (sign) => `<${codesOf(sign)}> <${codesOf(sign)}>`).join('\n')}
endbfchar endcmap CMapName currentdict /CMap defineresource pop end end`;
