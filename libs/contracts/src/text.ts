import { z } from 'zod';

// Control characters are refused: PostgreSQL rejects NUL, and line breaks could forge mail headers.
const line = /^\P{Cc}*$/u;
const lines = /^[\P{Cc}\t\n\r]*$/u;
/** Empty, or with a visible character: a Hangul filler or a blank Braille pattern is invisible. */
const visible = /^$|[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{C}\u2800]/u;

/** Printable ASCII: none of it is removed. */
const plain = /^[ -~]*$/;

/**
 * Removes invisible characters: direction marks, soft hyphens, and separators that mails and logs treat as line
 * breaks. Joiners stay where scripts and emoji need them, which Latin and Cyrillic do not.
 */
const withoutHidden = (text: string): string =>
  plain.test(text)
    ? text.trim()
    : text
        .replace(/[\p{Zl}\p{Zp}]/gu, ' ')
        .replace(/(?![\u200c\u200d])\p{Cf}/gu, '')
        .replace(/([\u200c\u200d])[\u200c\u200d]+/g, '$1')
        .replace(/(?<=^|[\s\p{P}\p{Nd}\p{scx=Latin}\p{scx=Cyrillic}])[\u200c\u200d]|[\u200c\u200d](?=\s|$)/gu, '')
        .trim();

export const lineOfText = (max: number) => z.string().overwrite(withoutHidden).max(max).regex(line);
export const linesOfText = (max: number) => z.string().overwrite(withoutHidden).max(max).regex(lines);
/** Schema of one line with a visible character. */
export const requiredLine = (max: number) =>
  z.string().overwrite(withoutHidden).min(1).max(max).regex(line).regex(visible);

/** Whether it is a name of the IANA time zone database that this machine knows. */
export function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format() !== '';
  } catch {
    return false;
  }
}
