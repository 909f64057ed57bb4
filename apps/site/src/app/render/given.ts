import { mayNameAgency, type Language } from '@blue-peony/contracts';
import { bindWords } from '@blue-peony/language';
import { parse } from '@formatjs/icu-messageformat-parser';
import { messageOf, speak } from '../../content/speak.ts';
import { bindElements } from './bind-elements.ts';

/** What an owner has put in place of the delivered texts, by {@link textKey} with the language before it. */
let own: Readonly<Record<string, string>> = {};
/** Of texts that stand in several places: the key under which an owner changes them, by key. */
let shared: Readonly<Record<string, string>> = {};

/** To be called before a text is loaded. */
export function useTexts(texts: Readonly<Record<string, string>>, keys: Readonly<Record<string, string>>): void {
  own = texts;
  shared = keys;
}

/** Every text that was loaded, finished as a page needs it, by module and export: `en/landing#landing`. */
export const finished = new Map<string, unknown>();
/** The messages as delivered, by language and key: `en` → `landing#landing.hero.lead`. */
export const delivered = new Map<Language, Map<string, string>>();

/** Fields of a text that are not read: how it looks, where it leads, when it was written. */
const unread = new Set(['kind', 'look', 'href', 'published', 'updated']);

type Kind = 'content' | 'messages' | 'agency';

/**
 * What a text module exports, with an owner's texts in it. Words are bound and placeholders parsed here, so that
 * neither reaches a browser; the agency's sentences are finished by who says them.
 * @param kind `content`: figures are filled in already; `messages`: ICU messages of the components
 */
export function given(kind: Kind, language: Language, module: string, name: string, value: unknown): unknown {
  const made = walk(kind, language, `${module}#${name}`, value);
  finished.set(`${language}/${module}#${name}`, made);
  return made;
}

function walk(kind: Kind, language: Language, key: string, value: unknown): unknown {
  if (typeof value === 'string') return leaf(kind, language, key, value);
  if (Array.isArray(value)) return value.map((item, index) => walk(kind, language, `${key}.${index}`, item));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  // What somebody has written is no sample.
  const isOwn = entries.some(([name]) => ownText(language, `${key}.${name}`) !== undefined);
  return Object.fromEntries(
    entries
      .filter(([name]) => name !== 'sample' || !isOwn)
      .map(([name, item]) => [name, unread.has(name) ? item : walk(kind, language, `${key}.${name}`, item)]),
  );
}

const ownText = (language: Language, key: string) => own[`${language}/${shared[key] ?? key}`];

function leaf(kind: Kind, language: Language, key: string, value: string): unknown {
  const message = (kind === 'content' && messageOf(language, value)) || value;
  if (!delivered.has(language)) delivered.set(language, new Map());
  delivered.get(language)!.set(key, message);
  const text = ownText(language, key);
  if (kind === 'agency') return text !== undefined && mayNameAgency(key) ? speak(language)(text) : (text ?? value);
  if (kind === 'messages') return compiled(language, text ?? value);
  return bindWords(language, text === undefined ? value : speak(language)(text));
}

const compiled = (language: Language, text: string) =>
  /[{<']/.test(text) ? bindElements(language, parse(text)) : bindWords(language, text);
