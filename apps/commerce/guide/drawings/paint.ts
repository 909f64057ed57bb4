import { sans } from '@blue-peony/typeset';
import { create } from 'fontkit';

const font = create(sans);

/** Colors of the drawings, by the letters of {@link paint}. */
const fills = {
  i: '#0B1020',
  b: '#3453D9',
  s: '#8EA8FF',
  p: '#F7B8C8',
  r: '#A33B5C',
  y: '#FFE9A8',
  w: '#FFFFFF',
  g: '#D9D6DB',
  o: '#C9A27C',
  e: '#7FAE95',
  d: '#5C6378',
  k: '#EBC3AE',
} as const;
type Letter = keyof typeof fills;

/**
 * Paths as SVG, from back to front. Each begins with a letter: a color of `fills`, `n` for a line, `t` for a thin one,
 * `u` for a light one. A capital letter leaves the outline out.
 */
export const paint = (shapes: string): string =>
  shapes
    .split(';')
    .filter((shape) => shape !== '')
    .map((shape) => painted(shape.trim().charAt(0), shape.trim().slice(1)))
    .join('');

function painted(letter: string, path: string): string {
  if (letter === 'n') return stroke(fills.i, 1.1, path);
  if (letter === 't') return stroke(fills.d, 0.6, path);
  if (letter === 'u') return stroke(fills.w, 0.9, path);
  const fill = fills[letter.toLowerCase() as Letter];
  if (!fill) throw new Error(`No such color: ${letter}${path}`);
  return letter === letter.toLowerCase()
    ? `<path d="${path}" fill="${fill}" stroke="${fills.i}" stroke-width="0.9" stroke-linejoin="round"/>`
    : `<path d="${path}" fill="${fill}"/>`;
}

/** A line with round ends. */
export const stroke = (color: string, width: number, path: string, dash = ''): string =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${dash && ` stroke-dasharray="${dash}"`}/>`;

export const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

export const at = (x: number, y: number, scale: number, svg: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${svg}</g>`;

/** Part of a drawing with coordinates of its own; what lies outside of it is cut off. */
export const view = (x: number, y: number, width: number, height: number, box: string, svg: string): string =>
  `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${box}">${svg}</svg>`;

export const ink: string = fills.i;
export const skin: string = fills.k;

/** Words around `x` as paths, because a device that draws them may lack the font. */
export function letters(x: number, y: number, text: string, size: number, fill: string = ink): string {
  const scale = size / font.unitsPerEm;
  const glyphs = Array.from(text, (sign) => font.glyphForCodePoint(sign.codePointAt(0)!));
  let left = x - (scale * glyphs.reduce((sum, { advanceWidth }) => sum + advanceWidth, 0)) / 2;
  const paths = glyphs.map(({ path, advanceWidth }) => {
    const moved = path.transform(scale, 0, 0, -scale, left, y).toSVG();
    left += advanceWidth * scale;
    return moved;
  });
  return `<path d="${paths.join('')}" fill="${fill}"/>`;
}
