import type { Language, LaunchPoint } from '@blue-peony/contracts';

/** The scope of a finding: a country of the site's languages, the euro pages, or everywhere. */
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

/** `where`: what to change: a field of the desk's page Site (`facts/…`, `texts/…`), a file, a setting or a DNS name. */
export type Finding = { country: Country; kind: LaunchPoint['kind']; what: string; where: string };

export const everywhere = (kind: Finding['kind'], what: string, where: string): Finding => ({
  country: 'Everywhere',
  kind,
  what,
  where,
});

/** A reserved domain (RFC 2606), used as a placeholder for the agency's own. */
export const isReserved = (host: string): boolean =>
  /(^|\.)(example|invalid|test|localhost|example\.(com|net|org))$/.test(host);

export const reservedHost = (address: string): boolean =>
  !URL.canParse(address) || isReserved(new URL(address).hostname);
