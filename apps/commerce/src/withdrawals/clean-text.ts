const longest = 80;

/**
 * Text of a stranger for a mail to an address that the stranger typed: letters, digits and a few signs, without anything
 * that a mail program makes a link of.
 */
export function cleanText(text: string): string {
  const words = text
    .normalize('NFKC')
    .replace(/[^\p{L}\p{M}\p{N}\s.'’-]/gu, ' ')
    // "evil.example" is a link to most mail programs, "J. Smith" is not.
    .replace(/\.(?=\S)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return [...words].slice(0, longest).join('').trim();
}

/** A name without digits, which could be a telephone number. */
export const cleanName = (name: string): string => cleanText(name.replace(/\p{N}/gu, ' '));
