const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** A current two-letter code such as PL. A former code such as DD now maps to another one. */
const isCode = (code: string) => new Intl.Locale(`und-${code}`).region === code;

/** Names of all countries in the languages, for example "Poland", "Polen" and "UK", each with its code. */
function* countryNames(tags: readonly string[]): Generator<[name: string, code: string]> {
  const styles = ['long', 'short'] as const;
  const lists = tags.flatMap((tag) =>
    styles.map((style) => new Intl.DisplayNames([tag], { type: 'region', style, fallback: 'none' })),
  );
  for (const code of letters.flatMap((first) => letters.map((second) => first + second)).filter(isCode))
    for (const list of lists) {
      const name = list.of(code);
      if (name) yield [name.toLowerCase(), code];
    }
}

/** Codes by the lower-case names and codes of countries, for each list of languages: listing them takes milliseconds. */
const codes = new Map<string, Map<string, string>>();

function codesIn(tags: readonly string[]): Map<string, string> {
  const known = codes.get(tags.join());
  if (known) return known;
  const made = new Map<string, string>();
  for (const [name, code] of countryNames(tags))
    for (const key of [name, code.toLowerCase()]) if (!made.has(key)) made.set(key, code);
  codes.set(tags.join(), made);
  return made;
}

/**
 * ISO 3166 code of a country, from its name or code as people write it; undefined when unknown.
 * @param tags languages (BCP 47) of the names
 */
export const countryCodeOf = (written: string, tags: readonly string[]): string | undefined =>
  codesIn(tags).get(written.trim().toLowerCase());
