import { countryCodeOf, locales } from '@blue-peony/contracts';

const tags = locales.map(({ tag }) => tag);
const english = new Intl.DisplayNames('en', { type: 'region' });

/** Names that people write and no list of countries has. */
const others = {
  US: ['America', 'United States of America', 'The United States', 'U.S.', 'U.S.A.'],
  GB: ['England', 'Great Britain', 'Scotland', 'Wales'],
  CZ: ['Czech Republic'],
  NL: ['Holland', 'The Netherlands'],
};
const otherCodes = new Map(
  Object.entries(others).flatMap(([code, names]) => names.map((name) => [name.toLowerCase(), code])),
);

/** The English name of a country as applicants write it, in any language of the site; otherwise what they wrote. */
export function countryName(written: string): string {
  // Thai may put the word for a country before its name.
  const name = written
    .trim()
    .toLowerCase()
    .replace(/^ประเทศ/, '');
  const code = otherCodes.get(name) ?? countryCodeOf(name, tags);
  return code ? english.of(code)! : written.trim();
}
