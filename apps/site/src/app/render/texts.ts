import { isSpoken, languages, mayNameAgency, type Language } from '@blue-peony/contracts';
import { placeholdersOf } from '@blue-peony/language';

/** A text of a page, as delivered and as an owner changed it. */
export type ListedText = {
  key: string;
  /** A language without a page of this text is left out. */
  texts: Partial<Record<Language, { seed: string; own?: string }>>;
  /** What the text may name in braces. */
  placeholders: readonly string[];
};
export type Problem = { path: string; problem: string };

type Messages = ReadonlyMap<Language, ReadonlyMap<string, string>>;
type Own = Readonly<Record<string, string>>;

export function listTexts(messages: Messages, own: Own, shared: Readonly<Record<string, string>>): ListedText[] {
  const keys = new Set([...messages.values()].flatMap((texts) => [...texts.keys()]));
  return [...keys]
    .filter((key) => !(key in shared))
    .map((key) => {
      const found = languages.flatMap((language) => {
        const seed = messages.get(language)?.get(key);
        const text = own[`${language}/${key}`];
        return seed === undefined ? [] : [[language, { seed, ...(text !== undefined && { own: text }) }] as const];
      });
      const placeholders = new Set(found.flatMap(([, { seed }]) => partsOf(seed) ?? []));
      return { key, texts: Object.fromEntries(found), placeholders: [...placeholders] };
    });
}

/** What would break a page, or say less than the text that it replaces. */
export function checkTexts(messages: Messages, own: Own): Problem[] {
  return Object.entries(own).flatMap(([path, text]) => {
    const [, language, key] = /^(en|pl|de|ukr|th)\/(.*)$/.exec(path) ?? [];
    const seed = messages.get(language as Language)?.get(key!);
    if (seed === undefined) return [{ path, problem: 'No page has this text any more.' }];
    const more = mayNameAgency(key!) ? ['agency', 'mailbox'] : [];
    const broken = isSpoken(key!) && /\n/.test(text) && !/\n/.test(seed) ? ['The text is one line.'] : [];
    return [...broken, ...problemsOf(seed, text, more)].map((problem) => ({ path, problem }));
  });
}

function problemsOf(seed: string, text: string, more: readonly string[]): string[] {
  if (seed !== '' && text.trim() === '') return ['The text is empty.'];
  // oxlint-disable-next-line no-control-regex -- that is what no text may hold
  if (/[\u0000-\u0009\u000b-\u001f\u007f]/.test(text)) return ['The text holds a character that no page can show.'];
  const longest = Math.max(200, seed.length * 3);
  const tooLong =
    text.length > longest ? [`The text has ${text.length} characters; its place has room for ${longest}.`] : [];
  const [before, now] = [partsOf(seed) ?? [], partsOf(text)];
  if (!now) return [...tooLong, 'The braces or tags do not fit together.'];
  const foreign = now.filter((part) => ![...before, ...more].includes(part));
  const lost = before.filter((part) => part.startsWith('<') && !now.includes(part));
  return [
    ...tooLong,
    ...foreign.map((part) => `This text cannot name ${part}.`),
    ...lost.map((part) => `The text needs ${part}, which is its link.`),
  ];
}

/** The placeholders and tags of a text; undefined when it is no message. */
function partsOf(text: string): string[] | undefined {
  try {
    return /[{<]/.test(text) ? placeholdersOf(text) : [];
  } catch {
    return undefined;
  }
}
