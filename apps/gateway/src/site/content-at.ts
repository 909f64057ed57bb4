import { agencyFactsSchema } from '@blue-peony/agency/schema';
import type { SiteContent } from '@blue-peony/contracts';

const { offers: offersSchema } = agencyFactsSchema.shape;

/** The ids of the offers that pages do not show at a time. */
export function restingOffers({ facts }: SiteContent, now = Date.now()): string[] {
  const offers = offersSchema.safeParse(facts.offers).data ?? {};
  return Object.entries(offers)
    .filter(([, { from, until }]) => (from && now < Date.parse(from)) || (until && Date.parse(until) <= now))
    .map(([id]) => id)
    .toSorted();
}

/** A content as pages show it at a time: they hold which offers rest, and no date of an offer that is still to come. */
export function contentAt(content: SiteContent, now = Date.now()): SiteContent {
  const { offers, ...facts } = content.facts;
  if (!offers) return content;
  const resting = restingOffers(content, now).map((id) => [id, { rests: true }]);
  return { ...content, facts: { ...facts, ...(resting.length > 0 && { offers: Object.fromEntries(resting) }) } };
}
