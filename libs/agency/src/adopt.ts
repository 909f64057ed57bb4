import { agency } from './agency.ts';
import { checkoutFallbacks } from './checkout-fallbacks.ts';
import { claims } from './claims.ts';
import { filmingClaims } from './filming-claims.ts';
import { guideClaims } from './guide-claims.ts';
import { colors } from './colors.ts';
import { holidays } from './holidays.ts';
import { evidence } from './launch.ts';
import { legalEntity } from './legal-entity.ts';
import { legalVersions } from './legal-versions.ts';
import { mark } from './mark.ts';
import type { AgencyFacts } from './schema.ts';
import { offers } from './offers.ts';
import { offices } from './offices.ts';
import { portraits } from './portraits.ts';
import { prices } from './prices.ts';
import { buyersReviews } from './reviews.ts';
import { seller } from './seller.ts';
import { testimonialVideos } from './testimonial-videos.ts';
import { trackingIds } from './tracking.ts';

type Fields = Record<string, unknown>;

/** Facts of an owner, with what her publications make and her buyers write. */
type Adopted = AgencyFacts & { legalVersions?: readonly string[]; buyersReviews?: typeof buyersReviews };

/** By their names. */
const facts: Record<keyof Adopted, object> = {
  agency,
  buyersReviews,
  checkoutFallbacks,
  claims,
  colors,
  evidence,
  filmingClaims,
  guideClaims,
  holidays,
  legalEntity,
  legalVersions,
  mark,
  offers,
  offices,
  portraits,
  prices,
  seller,
  testimonialVideos,
  trackingIds,
};
export const deliveredFacts = structuredClone(facts) as Readonly<Record<string, unknown>>;

/**
 * Puts an owner's facts in place of the delivered ones, in the very objects that this library exports: whoever reads
 * them afterwards has hers. Facts that are not given are as delivered, also where an earlier call gave others.
 */
export function adopt(given: Adopted): void {
  for (const [name, now] of Object.entries(facts)) {
    const next = merged(deliveredFacts[name], given[name as keyof Adopted]);
    if (Array.isArray(now)) now.splice(0, now.length, ...(next as unknown[]));
    else Object.assign(now, next);
  }
}

/** The prices that facts set, whatever this process has adopted. */
export const pricesOf = (given: { prices?: unknown }) => merged(deliveredFacts.prices, given.prices) as typeof prices;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A list is replaced as a whole. What somebody has given is no sample. */
function merged(seed: unknown, given: unknown): unknown {
  if (given === undefined) return structuredClone(seed);
  if (!isFields(seed) || !isFields(given)) return given;
  const names = new Set([...Object.keys(seed), ...Object.keys(given)]);
  return Object.fromEntries(
    [...names].map((name) => [name, name === 'sample' ? false : merged(seed[name], given[name])]),
  );
}
