import type { Language } from '@blue-peony/contracts';

/** Where something matters: the countries of the site's languages, those who pay in euros, or all of them. */
export const countries = [
  'Everywhere',
  'United States',
  'Euro countries',
  'Poland',
  'Germany',
  'Ukraine',
  'Thailand',
] as const;
export type Country = (typeof countries)[number];

export const countryOf: Record<Language, Country> = {
  en: 'United States',
  pl: 'Poland',
  de: 'Germany',
  ukr: 'Ukraine',
  th: 'Thailand',
};

/** `where` is the file, the setting or the DNS name to change. */
export type Finding = { country: Country; kind: 'sample' | 'missing' | 'contradictory'; what: string; where: string };

/** A domain that nobody can own (RFC 2606): it stands where the agency's own belongs. */
export const isReserved = (host: string): boolean =>
  /(^|\.)(example|invalid|test|localhost|example\.(com|net|org))$/.test(host);

export const reservedHost = (address: string): boolean =>
  !URL.canParse(address) || isReserved(new URL(address).hostname);
