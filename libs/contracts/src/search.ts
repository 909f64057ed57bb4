/** More words than this narrow nothing any further. */
const searchedWords = 8;

/** Signs between the digits of a number as people write it; it begins and ends as a word does. */
const number = /(?<!\S)[+(]?\d[\d\s()./\p{Pd}]*\d(?!\S)/gu;
const leastDigits = 7;
/** With these two spellings of a number are the same, with and without its country. */
const mostDigits = 9;

/** The words to look for. A phone number in any spelling is one word of its last digits. */
export const searchWords = (q: string): string[] =>
  q.replace(number, phoneWord).split(/\s+/).filter(Boolean).slice(0, searchedWords);

function phoneWord(written: string): string {
  const digits = written.replace(/\D/g, '').replace(/^0+/, '');
  return digits.length < leastDigits ? written : digits.slice(-mostDigits);
}

/** Letters that are no letter with an accent, as the search takes them. */
const plain: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', ı: 'i' };

/** As the search compares: lower case without accents. */
const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[łøđı]/g, (letter) => plain[letter]!);

export type Part = { text: string; marked: boolean };

const onlyDigits = /^\d+$/;
/** Between two digits of a phone number. */
const separators = String.raw`[^\p{L}\d]{0,3}`;
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

function patternOf(word: string): string {
  const folded = fold(word);
  // One or two letters match where a word begins; those beyond ASCII count twice.
  if (folded.replace(/\P{ASCII}/gu, '..').length < 3) return String.raw`(?<!\S)${escaped(folded)}`;
  const isPhone = onlyDigits.test(folded) && folded.length >= leastDigits;
  return isPhone ? [...folded].join(separators) : escaped(folded);
}

/** The text in parts, those marked that the search found; undefined where it found nothing in it. */
export function markFound(text: string, q: string): Part[] | undefined {
  // Where each folded letter came from: one may be none or several.
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
