import { facts } from './fields.ts';

/** The sections of the facts in order, with the beginnings of their keys. */
const starts = {
  name: ['facts/agency/name', 'facts/agency/email', 'facts/agency/copyrightYear'],
  legal: ['facts/legalEntity/', 'facts/seller/'],
  socials: ['facts/agency/social/'],
  offices: ['facts/offices'],
  hero: ['facts/agency/hero/', 'facts/mark/', 'facts/colors/'],
  videos: ['facts/testimonialVideos', 'facts/portraits/'],
  pixels: ['facts/trackingIds/'],
  checkout: ['facts/checkoutFallbacks/'],
  figures: ['facts/claims/', 'facts/filmingClaims/', 'facts/guideClaims/', 'facts/evidence/'],
  prices: ['facts/prices/'],
  offers: ['facts/offers/'],
  holidays: ['facts/holidays/'],
} as const;

export type SectionId = keyof typeof starts | 'other';

export const sectionWords: Readonly<Record<SectionId, string>> = {
  name: 'Name and mailbox',
  legal: 'Legal entity',
  socials: 'Social media',
  offices: 'Offices',
  hero: 'Look of the site',
  videos: 'Videos and portraits',
  pixels: 'Ad pixels',
  checkout: 'Fallback links',
  figures: 'Figures and evidence',
  prices: 'Prices',
  offers: 'Offers',
  holidays: 'Public holidays',
  other: 'Other facts',
};

export const sectionOf = (key: string): SectionId =>
  (Object.entries(starts).find(([, keys]) => keys.some((start) => key.startsWith(start)))?.[0] as
    SectionId | undefined) ?? 'other';

/** `facts/filmingClaims/incomeBoost` and `facts/evidence/filming.incomeBoost` stand together. */
const rank = (key: string): string =>
  key.replace(/^facts\/evidence\/(\w+)\./, 'facts/$1Claims/').replace('facts/evidence/', 'facts/claims/');

/** The sections that have facts, each with its keys. */
export const sections: ReadonlyMap<SectionId, readonly string[]> = new Map(
  (Object.keys(sectionWords) as SectionId[])
    .map((id): [SectionId, string[]] => {
      const keys = [...facts.keys()].filter((key) => sectionOf(key) === id);
      const order = keys.map(rank);
      return [id, keys.toSorted((one, other) => order.indexOf(rank(one)) - order.indexOf(rank(other)))];
    })
    .filter(([, keys]) => keys.length > 0),
);
