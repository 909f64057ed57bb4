import { terms } from '@blue-peony/agency';
import type { DeskReview, PublishedReviews, Review, ReviewDecision } from '@blue-peony/contracts';
import { answerRows, queryRows } from '@blue-peony/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

type Queries = Pick<EntityManager, 'query'>;

/** What an order has of reviews: the permission for the one mail, whether it was sent, and what the buyer wrote. */
export type StoredReview = { allowed: boolean; asked: boolean; written: DeskReview | null };

const shown = 12;
/** Whoever allows it later than this after the delivery is not asked. */
const askedWithinDays = 60;
const asksAtOnce = 100;

/** The guide is there with its payment, a session when it was held. */
const deliveredAt = `CASE product WHEN 'digital-guide' THEN paid_at ELSE scheduled_at + make_interval(hours => hours) END`;

@Injectable()
export class ReviewsRepository {
  constructor(private readonly database: DataSource) {}

  /**
   * The orders whose buyers are asked now. Nobody is found twice, and neither is who was refunded or has written already.
   */
  async claim(manager: EntityManager): Promise<string[]> {
    const rows = await queryRows<{ id: string }>(
      manager,
      `UPDATE reviews SET asked_at = now() WHERE order_id IN (
         SELECT reviews.order_id FROM reviews JOIN orders ON orders.id = reviews.order_id
           LEFT JOIN order_sessions ON order_sessions.order_id = orders.id
         WHERE allowed AND asked_at IS NULL AND written_at IS NULL AND status = 'paid' AND withdrawn_at IS NULL
           AND ${deliveredAt} BETWEEN now() - make_interval(days => $1) AND now() - make_interval(days => $2)
         LIMIT $3 FOR UPDATE OF reviews SKIP LOCKED)
       RETURNING order_id AS id`,
      [askedWithinDays, terms.reviewDays, asksAtOnce],
    );
    return rows.map(({ id }) => id);
  }

  allow(orderId: string, allowed: boolean): Promise<void> {
    return allowReview(this.database, orderId, allowed);
  }

  find(orderId: string): Promise<StoredReview | undefined> {
    return reviewOf(this.database, orderId);
  }

  /** Staff read it before it is shown, also when it takes the place of one that is. */
  async write(orderId: string, { stars, name, words }: Review): Promise<void> {
    await this.database.query(
      `UPDATE reviews SET stars = $2, name = $3, words = $4, written_at = now(), state = 'open' WHERE order_id = $1`,
      [orderId, stars, name, words],
    );
  }

  async remove(orderId: string): Promise<void> {
    await this.database.query(
      `UPDATE reviews SET stars = NULL, name = NULL, words = NULL, written_at = NULL, state = NULL WHERE order_id = $1`,
      [orderId],
    );
  }

  /** @returns undefined when there is no review of that time any more */
  async decide(orderId: string, { state, written_at }: ReviewDecision): Promise<DeskReview | undefined> {
    const [decided] = await answerRows<DeskReview>(
      this.database,
      `UPDATE reviews SET state = $2
       WHERE order_id = $1 AND date_trunc('milliseconds', written_at) = $3::timestamptz
       RETURNING stars, name, words, written_at, state`,
      [orderId, state, written_at],
    );
    return decided;
  }

  published(): Promise<PublishedReviews['items']> {
    return answerRows(
      this.database,
      `SELECT product, count(*)::int AS count, round(avg(stars), 1)::float8 AS average,
         json_agg(json_build_object('stars', stars, 'name', name, 'words', words, 'language', language,
           'written_on', to_char(written_at AT TIME ZONE 'UTC', 'YYYY-MM-DD')) ORDER BY place)
           FILTER (WHERE place <= ${shown}) AS newest
       FROM (SELECT reviews.*, product, language,
               row_number() OVER (PARTITION BY product ORDER BY written_at DESC, order_id) AS place
             FROM reviews JOIN orders ON orders.id = order_id WHERE state = 'published') AS found
       GROUP BY product ORDER BY product`,
    );
  }
}

export async function allowReview(database: Queries, orderId: string, allowed: boolean): Promise<void> {
  await database.query(
    `INSERT INTO reviews (order_id, allowed) VALUES ($1, $2)
     ON CONFLICT (order_id) DO UPDATE SET allowed = excluded.allowed, answered_at = now()`,
    [orderId, allowed],
  );
}

export async function reviewOf(database: Queries, orderId: string): Promise<StoredReview | undefined> {
  const [found] = await answerRows<Omit<StoredReview, 'written'> & DeskReview>(
    database,
    `SELECT allowed, asked_at IS NOT NULL AS asked, stars, name, words, written_at, state FROM reviews WHERE order_id = $1`,
    [orderId],
  );
  if (!found) return undefined;
  const { allowed, asked, ...written } = found;
  return { allowed, asked, written: written.state ? written : null };
}
