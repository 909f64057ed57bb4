import type { Font } from 'fontkit';
import { PDFString, type PDFContext, type PDFRef } from 'pdf-lib';
import { codesOf } from './codes-of.ts';

type Embedded = { font: Font; /** Each once. */ signs: string; name: string };

/** Signs as a font of their own, whose codes are those of Unicode. */
export function embedFont(context: PDFContext, { font, signs, name }: Embedded): PDFRef {
  const subset = font.createSubset();
  const scale = (units: number) => Math.round((units * 1_000) / font.unitsPerEm);
  const glyphOfCode = Buffer.alloc(65_536 * 2);
  const widths = Array.from(signs, (sign) => {
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
      ToUnicode: context.register(context.flateStream(toUnicode([...signs]))),
    }),
  );
}

/** Which sign each code is, for search and copy; a block of it names a hundred. */
const toUnicode = (signs: readonly string[]) => `/CIDInit /ProcSet findresource begin 12 dict begin begincmap
/CMapName /OrderLine def /CMapType 2 def
1 begincodespacerange <0000> <FFFF> endcodespacerange
${Array.from({ length: Math.ceil(signs.length / 100) }, (_, index) => block(signs.slice(index * 100, index * 100 + 100))).join('\n')}
endcmap CMapName currentdict /CMap defineresource pop end end`;

const block = (signs: readonly string[]) => `${signs.length} beginbfchar
${signs.map((sign) => `<${codesOf(sign)}> <${codesOf(sign)}>`).join('\n')}
endbfchar`;
