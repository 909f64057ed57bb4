import type { Language } from '@blue-peony/contracts';
import { divideLongWords } from './long-words.ts';
import { thaiCompounds } from './thai-compounds.ts';

type Rule = readonly [parted: RegExp, bound: string];

const space = '\u00a0';
const joiner = '\u2060';
/** U+200B: a line may end here. */
const gap = '\u200b';

const oneLetterWords: Rule = [/(?<![\p{L}\p{M}\d’'-])(\p{L}) (?=[\p{L}\d„«<$€\ufffb\ufffc])/gu, `$1${space}`];
const figures: Rule[] = [
  [/(?<=[\d\ufffc]\+?) (?=(?:[%€$]|\p{L}{1,9}(?!\p{L})))/gu, space],
  [/(?<=\d) (?=\d)/g, space],
  [/(?<=mln|млн|Mio\.) (?=\$)/g, space],
];
const dashes: Rule = [/(?<=\S) (?=[–—] )/g, space];

/** Rules of a language about line ends. English has none. */
const rules: Record<Language, readonly Rule[]> = {
  en: [],
  pl: [oneLetterWords, ...figures, dashes],
  de: [...figures, dashes],
  ukr: [oneLetterWords, ...figures, dashes],
  th: [
    [/(?<=\S) (?=ๆ)/g, space],
    [/(?<=คุณ)(?=[\p{Script=Latin}\p{Script=Cyrillic}])/gu, space],
    [/(?<=[\d\ufffc]\+?) (?=\S)/g, space],
    dashes,
  ],
};

/**
 * Puts no-break spaces where a line must not break: after a one-letter word, between a figure and its unit, before a
 * dash. U+FFFC is the placeholder of a value that is filled in later, U+FFFB that of a part of the sentence.
 */
export const bindMailWords = (language: Language, text: string): string =>
  rules[language].reduce((bound, [parted, tie]) => bound.replace(parted, tie), text);

const compounds = new Map(thaiCompounds.map((parts) => [parts.replaceAll('|', ''), parts.replaceAll('|', joiner)]));
const compound = new RegExp([...compounds.keys()].sort((a, b) => b.length - a.length).join('|'), 'g');

const range: Rule = [/(?<=\d)–(?=\d)/g, `–${joiner}`];
/** "E-Mail", "5-mal". */
const hyphen: Rule = [/(?<=(?<!\p{L})e)-(?=mail)|(?<=[\d\ufffc])-(?=\p{L})/giu, `-${joiner}`];

/**
 * The same for pages, which also keep ranges, the German and Polish word for email, a figure with its ending and Thai
 * compounds whole (browsers part compounds by a dictionary) and divide long words. Mails do without, because some mail
 * programs draw a box for the word joiner.
 */
export function bindWords(language: Language, text: string): string {
  if (language === 'en') return text;
  const bound = divideLongWords(
    language,
    bindMailWords(language, text)
      .replace(...range)
      .replace(...hyphen),
  );
  return language === 'th' ? bound.replace(compound, joinCompound).replaceAll(gap + gap, gap) : bound;
}

/**
 * A joiner also disturbs the browser's segmentation of neighboring words, so a zero-width space goes beside the
 * compound.
 */
function joinCompound(word: string, at: number, text: string): string {
  const gapBeside = (letter: string | undefined) => (letter && /[\u0e01-\u0e4e]/.test(letter) ? gap : '');
  return gapBeside(text[at - 1]) + compounds.get(word)! + gapBeside(text[at + word.length]);
}
