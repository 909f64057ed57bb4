import { isSpoken, type Language } from '@blue-peony/contracts';

/**
 * Texts that are the same in every language stand in several places: an owner changes them once, under the first key. What
 * services say comes first and has a key of its own, because a service knows no others.
 * @returns that key by each of the others
 */
export function sharedKeys(texts: ReadonlyMap<Language, ReadonlyMap<string, string>>): Record<string, string> {
  const keys = [...new Set([...texts.values()].flatMap((messages) => [...messages.keys()]))].toSorted();
  keys.sort((one, other) => Number(isSpoken(other)) - Number(isSpoken(one)));
  const isEmpty = (key: string) => [...texts.values()].every((messages) => !messages.get(key));
  const first = new Map<string, string>();
  const shared: Record<string, string> = {};
  for (const key of keys) {
    const all = JSON.stringify([...texts].map(([language, messages]) => [language, messages.get(key)]).toSorted());
    // Empty ones are the same by chance: they wait for different words.
    if (isEmpty(key)) continue;
    const known = first.get(all);
    if (known === undefined) first.set(all, key);
    else if (!isSpoken(key)) shared[key] = known;
  }
  return shared;
}
