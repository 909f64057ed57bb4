import type { Language } from '@blue-peony/contracts';

/**
 * Texts that are the same in every language stand in several places: an owner changes them once, under the first key.
 * @returns that key by each of the others
 */
export function sharedKeys(texts: ReadonlyMap<Language, ReadonlyMap<string, string>>): Record<string, string> {
  const keys = [...new Set([...texts.values()].flatMap((messages) => [...messages.keys()]))].toSorted();
  const first = new Map<string, string>();
  const shared: Record<string, string> = {};
  for (const key of keys) {
    const all = JSON.stringify([...texts].map(([language, messages]) => [language, messages.get(key)]).toSorted());
    const known = first.get(all);
    if (known === undefined) first.set(all, key);
    else shared[key] = known;
  }
  return shared;
}
