import type { Font } from 'fontkit';
import type { PDFContext } from 'pdf-lib';
import { codesOf } from './codes-of.ts';
import { embedFont } from './embed-font.ts';

type Place = { x: number; y: number; size: number; color: string };

/** Writes lines of text for a PDF, each sign in the first of the fonts that has it. */
export class TextWriter {
  private readonly used: Set<string>[];

  constructor(private readonly fonts: readonly Font[]) {
    this.used = fonts.map(() => new Set());
  }

  /** @returns points. @throws Error for a sign that no font has */
  width(text: string, size: number): number {
    const wide = this.runs(text).map(([index, run]) => {
      const { unitsPerEm } = this.fonts[index]!;
      return [...run].reduce((sum, sign) => sum + this.glyph(index, sign).advanceWidth / unitsPerEm, 0);
    });
    return size * wide.reduce((sum, part) => sum + part, 0);
  }

  /** Lines of at most so many points, broken between words; only a word that is longer than a line is broken itself. */
  wrapped(text: string, size: number, most: number): string[] {
    const lines: string[] = [];
    const fits = (part: string) => this.width(part, size) <= most;
    for (let word of text.split(' ')) {
      while (!fits(word)) {
        let length = word.length - 1;
        while (!fits(word.slice(0, length))) length--;
        lines.push(word.slice(0, length));
        word = word.slice(length);
      }
      const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
      if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  }

  /** The operators that show a line; its left end and baseline are at the place. */
  line(text: string, { x, y, size, color }: Place): string {
    const shown = this.runs(text).map(([index, run]) => {
      for (const sign of run) this.used[index]!.add(sign);
      return `/F${index} ${size} Tf ${shownOf(run, size)}`;
    });
    return `BT ${rgb(color)} rg ${x.toFixed(2)} ${y.toFixed(2)} Td ${shown.join(' ')} ET`;
  }

  /** The fonts with the signs of all lines, as resources of what shows them. */
  embedded(context: PDFContext) {
    const entries = this.fonts.flatMap((font, index) => {
      const signs = [...this.used[index]!].toSorted().join('');
      return signs ? [[`F${index}`, embedFont(context, { font, signs, name: `AGENCY+Facts-${index}` })] as const] : [];
    });
    return Object.fromEntries(entries);
  }

  private glyph(index: number, sign: string) {
    return this.fonts[index]!.glyphForCodePoint(sign.codePointAt(0)!);
  }

  private runs(text: string): [font: number, signs: string][] {
    const runs: [number, string][] = [];
    for (const sign of text.normalize('NFC').replace(/\p{Cf}/gu, '')) {
      const index = this.fonts.findIndex((_, at) => this.glyph(at, sign).id !== 0);
      if (index < 0) throw new Error(`The book has no letter for “${sign}” in “${text}”`);
      const last = runs.at(-1);
      if (last?.[0] === index) last[1] += sign;
      else runs.push([index, sign]);
    }
    return runs;
  }
}

/** A Thai tone stands above the vowel before it, or above the ring of an am behind it; the font has one height for all. */
const raised = /((?<=[\u0e31\u0e34-\u0e37\u0e47\u0e4d])[\u0e48-\u0e4c]|[\u0e48-\u0e4b](?=\u0e33))/;

const shownOf = (run: string, size: number) =>
  run
    .split(raised)
    .map((part, index) => {
      const shown = part && `<${codesOf(part)}> Tj`;
      return index % 2 ? `${(size * 0.19).toFixed(2)} Ts ${shown} 0 Ts` : shown;
    })
    .filter(Boolean)
    .join(' ');

/** A color as three numbers from 0 to 1. */
export const rgb = (hex: string): string =>
  [1, 3, 5].map((at) => +(parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(4)).join(' ');
