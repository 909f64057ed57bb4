/** The part of fontkit that the build uses. The package has no types. */
declare module 'fontkit' {
  type Path = { transform(...matrix: [number, number, number, number, number, number]): Path; toSVG(): string };
  export type Font = Record<'unitsPerEm' | 'ascent' | 'descent' | 'capHeight', number> & {
    bbox: Record<'minX' | 'minY' | 'maxX' | 'maxY', number>;
    glyphForCodePoint(code: number): { id: number; advanceWidth: number; path: Path };
    createSubset(): { includeGlyph(id: number): number; encode(): Uint8Array };
  };
  export function create(file: Buffer): Font;
}
