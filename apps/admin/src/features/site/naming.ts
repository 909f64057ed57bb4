import { languages } from '@blue-peony/contracts';
import { filters } from '../../i18n/filters.ts';
import { wordsOf } from './fact-words.ts';
import { sectionOf, sectionWords } from './sections.ts';
import { isTree, typedText } from './values.ts';
import { site as text } from './words.ts';

/** `en/landing#landing.hero.lead` in its parts; `place` is what it is called in every language. */
export function textParts(key: string) {
  const [, language = '', place = '', module = ''] = /^(\w+)\/(([^#]*)#.*)$/.exec(key) ?? [];
  return { language: languages.find((one) => one === language), place, module };
}

export const moduleName = (module: string): string => text.texts.modules[module] ?? module;

/** What a field of the draft is called, wherever it stands. */
export function nameOf(key: string): string {
  if (!key.startsWith('texts/')) return `${sectionWords[sectionOf(key)]}: ${wordsOf(key).label}`;
  const { language, module } = textParts(key.slice('texts/'.length));
  return `${moduleName(module)}, ${language ? filters.languages[language] : ''}`;
}

/** A value in one line, for lists of changes. */
export function shownValue(value: unknown): string {
  if (value === undefined || value === null) return text.delivered.toLowerCase();
  if (Array.isArray(value)) return value.map(shownValue).join(' · ') || text.nothing;
  if (isTree(value)) return Object.values(value).map(shownValue).join(', ');
  if (typeof value === 'boolean') return value ? text.yes : text.no;
  return typedText(value) || text.nothing;
}

/** The key of what the check names: `facts.legalEntity.name` or `en/landing#landing.hero.lead`. */
export const keyOfPath = (path: string, keys: Iterable<string>): string => {
  if (path.includes('#')) return `texts/${path}`;
  const dotted = path.startsWith('facts.') ? path : `facts.${path}`;
  return (
    [...keys].find((key) => `${dotted}.`.startsWith(`${key.replaceAll('/', '.')}.`)) ?? dotted.replaceAll('.', '/')
  );
};
