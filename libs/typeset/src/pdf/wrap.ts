import type { Span } from '../blocks.ts';
import type { Font } from './style.ts';

/** A run of text in one font. */
export type Piece = { text: string; font: Font };
/** The fonts of the text styles. */
export type Face = Record<Span['style'], Font>;
/** Adjacent pieces and their total width in points. */
export type Line = { pieces: Piece[]; width: number };

export const serif: Face = { plain: 'plain', bold: 'bold', italic: 'italic' };
export const sans: Face = { plain: 'sans', bold: 'strong', italic: 'sans' };
export const allOf = (font: Font): Face => ({ plain: font, bold: font, italic: font });

/** Breaks runs of text into lines no wider than `width`, and avoids a last line of one short word. */
export function wrap(spans: readonly Span[], face: Face, width: number, measure: (piece: Piece) => number): Line[] {
  const words = toWords(spans, face).map((pieces) => ({ pieces, width: sum(pieces.map(measure)) }));
  const space = measure({ text: ' ', font: face.plain });
  const lines = fill(words, width, space);
  const last = lines.at(-1);
  const before = lines.at(-2);
  if (last?.length === 1 && before && before.length > 3 && (last[0]?.width ?? 0) < width / 5)
    last.unshift(...before.splice(-1));
  return lines.map((line) => ({
    pieces: join(line.map(({ pieces }) => pieces)),
    width: sum(line.map((word) => word.width)) + space * (line.length - 1),
  }));
}

type Word = { pieces: Piece[]; width: number };

function fill(words: readonly Word[], width: number, space: number): Word[][] {
  const lines: Word[][] = [];
  let used = Infinity;
  for (const word of words) {
    if (used + space + word.width > width) {
      lines.push([]);
      used = -space;
    }
    lines.at(-1)?.push(word);
    used += space + word.width;
  }
  return lines;
}

function toWords(spans: readonly Span[], face: Face): Piece[][] {
  const words: Piece[][] = [];
  let open = false;
  for (const { text, style } of spans) {
    for (const bit of text.split(/( +)/)) {
      if (bit === '') continue;
      if (bit.trim() === '') open = false;
      else if (open) words.at(-1)?.push({ text: bit, font: face[style] });
      else {
        words.push([{ text: bit, font: face[style] }]);
        open = true;
      }
    }
  }
  return words;
}

/** Joins words of one font into one run, so that readers can select and copy them with their spaces. */
function join(words: readonly Piece[][]): Piece[] {
  const pieces: Piece[] = [];
  for (const [index, word] of words.entries()) {
    for (const [inner, piece] of word.entries()) {
      const text = index > 0 && inner === 0 ? ` ${piece.text}` : piece.text;
      const last = pieces.at(-1);
      if (last?.font === piece.font) last.text += text;
      else pieces.push({ text, font: piece.font });
    }
  }
  return pieces;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
