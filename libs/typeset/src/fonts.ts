import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';

const require = createRequire(import.meta.url);
/** An installed font as an OpenType file: from a compressed one, `fontkit` would inflate the outlines for each letter. */
export const fontFile = (
  family: string,
  weight: number,
  slant: 'normal' | 'italic' = 'normal',
  script = 'latin',
): Buffer =>
  unpacked(readFileSync(require.resolve(`@fontsource/${family}/files/${family}-${script}-${weight}-${slant}.woff`)));

/** The upright text of forms and of an order's line. */
export const sans: Buffer = fontFile('inter', 400);

/**
 * The fonts of a document: Latin letters, and Thai ones. Cyrillic is in Libertinus Serif, which Typst has built in. All are
 * under the SIL Open Font License.
 */
export const fonts = (): Buffer[] => [
  fontFile('source-serif-4', 400),
  fontFile('source-serif-4', 600),
  fontFile('source-serif-4', 400, 'italic'),
  sans,
  fontFile('inter', 600),
  fontFile('fraunces', 500),
  fontFile('fraunces', 500, 'italic'),
  fontFile('noto-sans-thai', 400, 'normal', 'thai'),
];

/** A WOFF 1.0 file as the OpenType file that it was made from. */
function unpacked(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(12 + count * 16);
  woff.copy(head, 0, 4, 8);
  const power = Math.floor(Math.log2(count));
  for (const [index, value] of [count, 16 * 2 ** power, power, 16 * (count - 2 ** power)].entries())
    head.writeUInt16BE(value, 4 + index * 2);
  const tables: Buffer[] = [head];
  let offset = head.length;
  for (let index = 0; index < count; index += 1) {
    const entry = woff.subarray(44 + index * 20);
    const [at, packed, length] = [entry.readUInt32BE(4), entry.readUInt32BE(8), entry.readUInt32BE(12)];
    const data = woff.subarray(at, at + packed);
    const table = Buffer.alloc(Math.ceil(length / 4) * 4);
    (packed < length ? inflateSync(data) : data).copy(table);
    entry.copy(head, 12 + index * 16, 0, 4);
    entry.copy(head, 16 + index * 16, 16, 20);
    head.writeUInt32BE(offset, 20 + index * 16);
    head.writeUInt32BE(length, 24 + index * 16);
    tables.push(table);
    offset += table.length;
  }
  return Buffer.concat(tables);
}
