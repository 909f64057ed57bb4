import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';

/** Six by nine inches, in PDF points. */
export const page = { width: 432, height: 648, left: 56, right: 56, top: 62, bottom: 66 } as const;
export const textWidth = page.width - page.left - page.right;
export const lastLine = page.height - page.bottom;

const require = createRequire(import.meta.url);
const file = (family: string, weight: number, slant: 'normal' | 'italic' = 'normal') =>
  readFileSync(require.resolve(`@fontsource/${family}/files/${family}-latin-${weight}-${slant}.woff`));

/** Name in the document → font file. All are under the SIL Open Font License. */
export const fonts = {
  plain: file('source-serif-4', 400),
  bold: file('source-serif-4', 600),
  italic: file('source-serif-4', 400, 'italic'),
  sans: file('inter', 400),
  strong: file('inter', 600),
  display: file('fraunces', 500),
  displayItalic: file('fraunces', 500, 'italic'),
} as const;

/** Name of a font. */
export type Font = keyof typeof fonts;
