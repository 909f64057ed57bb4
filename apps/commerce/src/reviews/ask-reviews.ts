import { randomUUID } from 'node:crypto';
import { newEvent, tell } from '@blue-peony/messaging';
import type { DataSource } from 'typeorm';
import type { ReviewsRepository } from '../shared/reviews/reviews.repository.ts';

/** Asks each buyer who allowed it once, 14 days after the delivery: claim and event are one transaction. */
export function askReviews(database: DataSource, reviews: ReviewsRepository): Promise<void> {
  const correlationId = randomUUID();
  return database.transaction(async (manager) => {
    for (const aggregateId of await reviews.claim(manager))
      await tell(manager, newEvent('commerce.review-requested.v1', { aggregateId, correlationId, payload: {} }));
  });
}
