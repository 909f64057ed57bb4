import { endpoints, publishedReviewsSchema, type PublishedReviews } from '@blue-peony/contracts';

const limitMs = 5_000;

/** What pages show of buyers' reviews; undefined while commerce is away. */
export async function readReviews(commerceUrl: string): Promise<PublishedReviews['items'] | undefined> {
  try {
    const asked = { signal: AbortSignal.timeout(limitMs) };
    const answer = await fetch(`${commerceUrl}${endpoints.listReviews.path}`, asked);
    return publishedReviewsSchema.parse(await answer.json()).items;
  } catch {
    return undefined;
  }
}
