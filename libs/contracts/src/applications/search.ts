/** Maximum number of words; more hardly narrow the result. */
const searchedWords = 8;

/** A number with the separators that people type between digits; it starts and ends at a word boundary. */
const number = /(?<!\S)[+(]?\d[\d\s()./\p{Pd}]*\d(?!\S)/gu;
const leastDigits = 7;
/** The last digits that are compared, so that a number matches with and without its country code. */
const maxDigits = 9;

/** The words to search. A phone number in any format becomes one word of its last digits. */
export const searchWords = (q: string): string[] =>
  q.replace(number, phoneWord).split(/\s+/).filter(Boolean).slice(0, searchedWords);

function phoneWord(written: string): string {
  const digits = written.replace(/\D/g, '').replace(/^0+/, '');
  return digits.length < leastDigits ? written : digits.slice(-maxDigits);
}

/** Letters that the search treats as a base letter although Unicode does not decompose them. */
const plain: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', ı: 'i' };

/** Normalizes text for comparison: lower case without accents. */
const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[łøđı]/g, (letter) => plain[letter]!);

export type Part = { text: string; marked: boolean };

const onlyDigits = /^\d+$/;
/** Separators between two digits of a phone number. */
const separators = String.raw`[^\p{L}\d]{0,3}`;
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

function patternOf(word: string): string {
  const folded = fold(word);
  // One or two letters match only at the start of a word; a letter beyond ASCII counts as two.
  if (folded.replace(/\P{ASCII}/gu, '..').length < 3) return String.raw`(?<!\S)${escaped(folded)}`;
  const isPhone = onlyDigits.test(folded) && folded.length >= leastDigits;
  return isPhone ? [...folded].join(separators) : escaped(folded);
}

/** Splits the text into parts and marks the matches; undefined without a match. */
export function markFound(text: string, q: string): Part[] | undefined {
  // Keeps the original of each folded letter, because folding may turn one letter into none or several.
  const letters = [...text].map((letter) => ({ letter, folded: fold(letter) }));
  const origin = letters.flatMap(({ folded }, index) => Array<number>(folded.length).fill(index));
  const folded = letters.map((one) => one.folded).join('');
  const marked = letters.map(() => false);
  for (const word of searchWords(q))
    for (const match of folded.matchAll(new RegExp(patternOf(word), 'gu')))
      for (let at = match.index; at < match.index + match[0].length; at++) marked[origin[at]!] = true;
  if (!marked.includes(true)) return undefined;
  const parts: Part[] = [];
  for (const [index, { letter }] of letters.entries()) {
    const last = parts.at(-1);
    if (last && last.marked === marked[index]) last.text += letter;
    else parts.push({ text: letter, marked: marked[index]! });
  }
  return parts;
}
