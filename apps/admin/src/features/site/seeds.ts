import { captionsIn, deliveredFacts } from '@blue-peony/agency';
import { languages } from '@blue-peony/contracts';
import { delivered } from '../../api/agency.ts';
import { isTree } from './values.ts';

/** What an owner copies is no sample any more. */
function withoutMark(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutMark);
  if (!isTree(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== 'sample')
      .map(([name, part]) => [name, name === 'captions' ? inEach(String(part)) : withoutMark(part)]),
  );
}

/** The desk shows the owner's name and mark instead of those that its library has. */
const seeds = { ...deliveredFacts, ...delivered };

/** An owner sets captions by language. */
const inEach = (captions: string) =>
  Object.fromEntries(languages.map((language) => [language, captionsIn(captions, language)]));

/** What is delivered for a fact. */
export function seedOf(key: string): unknown {
  const names = key.split('/').slice(1);
  return withoutMark(names.reduce<unknown>((part, name) => (isTree(part) ? part[name] : undefined), seeds));
}
