import { countryCodeOf, locales } from '@blue-peony/contracts';

const tags = locales.map(({ tag }) => tag);
const english = new Intl.DisplayNames('en', { type: 'region' });

/** Names that people write and no list of countries has. */
const others = new Map([
  ['america', 'US'],
  ['united states of america', 'US'],
  ['the united states', 'US'],
  ['u.s.', 'US'],
  ['u.s.a.', 'US'],
  ['england', 'GB'],
  ['great britain', 'GB'],
  ['scotland', 'GB'],
  ['wales', 'GB'],
  ['czech republic', 'CZ'],
  ['holland', 'NL'],
  ['the netherlands', 'NL'],
]);

/** The English name of a country as applicants write it, in any language of the site; otherwise what they wrote. */
export function countryName(written: string): string {
  // Thai may put the word for a country before its name.
  const name = written
    .trim()
    .toLowerCase()
    .replace(/^ประเทศ/, '');
  const code = others.get(name) ?? countryCodeOf(name, tags);
  return code ? english.of(code)! : written.trim();
}
