const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Two letters as in PL; a code of before, such as DD, stands for another one now. */
const isCode = (code: string) => new Intl.Locale(`und-${code}`).region === code;

/** How a country is called in the languages, as in "Poland", "Polen" and "UK", each with its code. */
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

/**
 * The ISO 3166 code of a country by its name or code as people write it; undefined where it is not known.
 * @param tags the languages (BCP 47) to look for the name in
 */
export function countryCodeOf(written: string, tags: readonly string[]): string | undefined {
  const wanted = written.trim().toLowerCase();
  for (const [name, code] of countryNames(tags)) if (name === wanted || code.toLowerCase() === wanted) return code;
  return undefined;
}
