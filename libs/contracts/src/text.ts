import { z } from 'zod';

// Control characters have no place in a text; PostgreSQL refuses NUL, and line breaks forge mail headers.
const line = /^\P{Cc}*$/u;
const lines = /^[\P{Cc}\t\n\r]*$/u;
/** Nothing, or a character that leaves ink: a Hangul filler or a blank Braille pattern leaves none. */
const visible = /^$|[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{C}\u2800]/u;

/**
 * Takes out what nobody sees: marks that turn the direction of a text around, separators that mails and logs take for line
 * breaks, soft hyphens. Joiners between letters stay, for Persian, Thai and emoji are written with them.
 */
const withoutHidden = (text: string): string =>
  text
    .replace(/[\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/(?![\u200c\u200d])\p{Cf}/gu, '')
    .replace(/([\u200c\u200d])[\u200c\u200d]+/g, '$1')
    .replace(/(?<=^|\s)[\u200c\u200d]|[\u200c\u200d](?=\s|$)/g, '')
    .trim();

/** One line that a person writes. */
export const lineOfText = (max: number) => z.string().overwrite(withoutHidden).max(max).regex(line);
export const linesOfText = (max: number) => z.string().overwrite(withoutHidden).max(max).regex(lines);
/** One line that says something. */
export const requiredLine = (max: number) =>
  z.string().overwrite(withoutHidden).min(1).max(max).regex(line).regex(visible);
