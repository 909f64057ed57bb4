// What a text of a language must hold. Each rule takes a text and yields its problems.
import { TYPE } from '@formatjs/icu-messageformat-parser';
import { elementsOf, parsed, proseOf } from './messages.mjs';
import { languages } from './texts.mjs';

// cspell:disable -- letters, small words and stems of five languages
/** Quotation marks of each language; the apostrophe ’ is allowed in all. */
const marks = { en: '“”‘', pl: '„”«»', de: '„“‚‘', ukr: '«»„“', th: '“”‘' };
/** Letters of the language. A word with another letter is a remnant, unless the glossary names it. */
const letters = { en: 'a-z', pl: 'a-ząćęłńóśźż', de: 'a-zäöüß', ukr: 'а-щьюяєіїґ', th: '\u0e00-\u0e7f' };
/** Short words that occur in only one of the languages. */
const smallWords = {
  en: 'the|and|your|you|with|of|this|that|from|please|are|have',
  pl: 'się|oraz|twoje|twój|dla|lub|przez|jeśli|które|tylko|jest',
  de: 'und|nicht|für|deine?|dich|ist|eine?|bitte|oder|wird|werden|kein',
};
/** The start of a noun that is counted. */
const units = {
  en: /^(?:hour|minute|day|week|month|year|file|photo|download|creator|order|application|session|link|time)s?\b/i,
  pl: /^(?:godzin|minut|dzień|dni|tydzie|tygod|miesi[ąę]c(?!zn)|lat|rok|plik|zdję|pobra|zgłosze|sesj|twórczy|raz)/i,
  de: /^(?:Stunde|Minute|Tag|Woche|Monat|Jahr|Datei|Foto|Download|Bewerbung|Sitzung|Link|Creator)/,
  ukr: /^(?:годин|хвилин|день|дні|тиж|місяц|рок|рік|файл|завантаж|заяв|сесі|авторо?к|раз)/i,
};
/** A period or a number of times that a promise names, in figures. */
const periods = {
  en: /\d+ (?:hour|day)s?\b/i,
  pl: /\d+ (?:godzin|dni|dzień)/i,
  de: /\d+ (?:Stunde|Tag)/,
  ukr: /\d+ (?:годин|дн|день)/i,
  th: /\d+ (?:ชั่วโมง|วัน)/,
};
// cspell:enable
const figure = /(?:hours|minutes|days|weeks|months|years|notice|age)$/i;
/** Words after a figure that are not counted: a conjunction to the next figure, or the sign of a unit. */
// cspell:disable-next-line
const notCounted = /^(?:to|or|and|of|bis|oder|von|und|do|lub|z|i|до|або|з|і|min|h|Std|godz|год|хв)(?!\p{L})/u;
/** Names of values that are words. */
const isWord = /(?:name|format)$|^agency/;

function* straightQuotes({ language, text }) {
  const wrong = proseOf(text).match(new RegExp(`[^’${marks[language]}\\P{Quotation_Mark}]|[\`´]`, 'gu'));
  if (wrong) yield `quotes: ${[...new Set(wrong)].join(' ')} is not written in this language`;
}

/**
 * NBSP, word joiner, zero-width space, soft hyphen: an editor cannot see them. The build adds those that are needed.
 */
function* hiddenCharacters({ text }) {
  if (/[\u00a0\u00ad\u200b-\u200d\u2060\ufeff]/.test(text)) yield 'binding: a hidden character is written by hand';
}

const oneLetter = /(?<![\p{L}\p{M}\d’'-])\p{L} (?=[\p{L}\d„«\ufffc])/u;
/** A line may not end before these: a unit, a dash, the Thai sign of repetition. */
const loose = /[\d\ufffc] (?:%|€|\$|zł|MB|МБ)|\S [–—](?= )|\S ๆ/u;

/** English binds nothing. @param {(language: any, text: string) => string} bind what pages run over their texts */
export const bound = (bind) =>
  function* bound({ language, text }) {
    if (language === 'en') return;
    const prose = bind(language, proseOf(text));
    const torn = loose.exec(prose) ?? (['pl', 'ukr'].includes(language) ? oneLetter.exec(prose) : null);
    if (torn) yield `binding: a line may end inside “${prose.slice(torn.index, torn.index + 12)}”`;
  };

/**
 * @param {(language: any, text: string) => string} bind
 * @param {readonly string[]} compounds Thai, to stay on one line
 */
export const joined = (bind, compounds) =>
  function* joined({ language, text }) {
    if (language !== 'th') return;
    const prose = bind(language, proseOf(text));
    for (const compound of compounds) if (prose.includes(compound)) yield `binding: a line may end inside ${compound}`;
  };

function* plurals({ language, text, counted }) {
  const { pluralCategories } = new Intl.PluralRules(languages[language]).resolvedOptions();
  for (const { element, next, chosen } of elementsOf(parsed(text))) {
    if (element.type === TYPE.plural) {
      const missing = pluralCategories.filter((category) => !(category in element.options));
      if (missing.length > 0) yield `plural: {${element.value}} has no form for ${missing.join(', ')}`;
    }
    if (![TYPE.argument, TYPE.number].includes(element.type) || next?.type !== TYPE.literal) continue;
    if (counted || language === 'th' || isWord.test(element.value) || chosen.includes(element.value)) continue;
    const [, noun] = /^[\s-]([^]*)$/.exec(next.value) ?? [];
    const isCounted = figure.test(element.value) ? /^\p{L}/u.test(noun) : units[language].test(noun);
    if (noun && isCounted && !notCounted.test(noun))
      yield `plural: {${element.value}} stands before “${/^\S+/.exec(noun)?.[0]}” without its forms`;
  }
}

/** Polish and Ukrainian change a name that they call. A name from a form cannot be changed. */
function* vocative({ language, text }) {
  if (!['pl', 'ukr'].includes(language)) return;
  const name = String.raw`\{(?:name|givenName|firstName|given)\}`;
  if (new RegExp(String.raw`^${name}[,!]|[\p{L}],? ${name}[!.,]?$|, ${name}[!.,?]`, 'u').test(text))
    yield 'vocative: a person is called by a name in the nominative';
}

function* remnants({ language, text }, { names = [] }) {
  const longest = names.toSorted((a, b) => b.length - a.length);
  const prose = longest.reduce(
    (rest, name) => rest.replaceAll(new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'gu'), ''),
    proseOf(text),
  );
  const other = new RegExp(`(?:(?![${letters[language]}])\\p{L})[\\p{L}\\d]*`, 'iu').exec(prose);
  if (other) yield `remnant: “${other[0]}” has letters of another language`;
  for (const [from, words] of Object.entries(smallWords)) {
    const word = from !== language && new RegExp(`(?<![\\p{L}\\d-])(?:${words})(?![\\p{L}\\d-])`, 'iu').exec(prose);
    if (word) yield `remnant: “${word[0]}” is ${from}`;
  }
}

/** A period that stands in a text by hand goes on when the setting behind it changes. */
function* figures({ language, text, path }) {
  const told =
    /^apps\/(?:site|notification)\/.*(?:i18n|content)\/(?!.*(?:guide\/|help\.))|^libs\/agency\/src\/\w+\/(?:applicant|buyer|cases)\./.test(
      path,
    ) && periods[language].exec(proseOf(text));
  if (told) yield `figure: “${told[0]}” is written by hand; name it by libs/agency`;
}

function* terms({ text }, { terms: list = [] }) {
  for (const { never, use } of list) {
    const wrong = new RegExp(never, 'iu').exec(proseOf(text));
    if (wrong) yield `term: “${wrong[0]}”; use ${use}`;
  }
}

export const rules = [straightQuotes, hiddenCharacters, plurals, vocative, remnants, figures, terms];

/**
 * @param {import('./texts.mjs').Text[]} texts
 * @param {Record<string, { fixed?: string[], names?: string[], terms?: { never: string, use: string }[] }>} glossaries
 *   by language
 * @param {((text: any, glossary: any) => Iterable<string>)[]} applied
 * @returns {string[]} a line for each problem
 */
export function problemsIn(texts, glossaries, applied = rules) {
  return texts.flatMap((found) => {
    const glossary = glossaries[found.language] ?? {};
    const text = (glossary.fixed ?? []).reduce((rest, fixed) => rest.replaceAll(fixed, ''), found.text);
    const at = `${found.path}:${found.line} (${found.language}) `;
    try {
      return applied.flatMap((rule) => [...rule({ ...found, text }, glossary)].map((problem) => at + problem));
    } catch (error) {
      return [`${at}message: ${/** @type {Error} */ (error).message}`];
    }
  });
}
