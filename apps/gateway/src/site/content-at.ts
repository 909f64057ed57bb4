import { agencyFactsSchema } from '@blue-peony/agency/schema';
import type { PublishedReviews, SiteContent } from '@blue-peony/contracts';

const { offers: offersSchema } = agencyFactsSchema.shape;

/** The ids of the offers that pages do not show at a time. */
export function restingOffers({ facts }: SiteContent, now = Date.now()): string[] {
  const offers = offersSchema.safeParse(facts.offers).data ?? {};
  return Object.entries(offers)
    .filter(([, { from, until } = {}]) => (from && now < Date.parse(from)) || (until && Date.parse(until) <= now))
    .map(([id]) => id)
    .toSorted();
}

type Then = { legal: string | null; reviews?: PublishedReviews['items']; now?: number };

/**
 * A content as pages show it at a time: they hold which offers rest, and no date of an offer that is still to come.
 * @param legal the version of its legal texts; null for the delivered ones
 */
export function contentAt(content: SiteContent, { legal, reviews = [], now = Date.now() }: Then): SiteContent {
  const { offers: _, ...facts } = content.facts;
  if (reviews.length > 0)
    facts.buyersReviews = Object.fromEntries(reviews.map(({ product, ...reviewed }) => [product, reviewed]));
  const resting = restingOffers(content, now).map((id) => [id, { rests: true }]);
  if (resting.length > 0) facts.offers = Object.fromEntries(resting);
  if (legal) facts.agency = { ...(facts.agency as object), legalUpdated: legal };
  return { ...content, facts };
}
