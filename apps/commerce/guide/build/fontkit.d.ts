/** The part of fontkit that the build uses. The package has no types. */
declare module 'fontkit' {
  type Font = Record<'unitsPerEm' | 'ascent' | 'descent' | 'capHeight', number> & {
    bbox: Record<'minX' | 'minY' | 'maxX' | 'maxY', number>;
    glyphForCodePoint(code: number): { id: number; advanceWidth: number };
    createSubset(): { includeGlyph(id: number): number; encode(): Uint8Array };
  };
  export function create(file: Buffer): Font;
}
