import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether a buyer may be asked for a review, and what she wrote. */
export class AddReviews1770500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE reviews (
        order_id uuid PRIMARY KEY REFERENCES orders ON DELETE CASCADE,
        allowed boolean NOT NULL,
        answered_at timestamptz NOT NULL DEFAULT now(),
        -- when the one mail was asked for
        asked_at timestamptz,
        stars smallint CHECK (stars BETWEEN 1 AND 5),
        name text,
        words text,
        written_at timestamptz,
        state text CHECK (state IN ('open', 'published', 'withheld')),
        CHECK (num_nulls(stars, name, words, written_at, state) IN (0, 5))
      );
      CREATE INDEX reviews_to_ask ON reviews (order_id) WHERE allowed AND asked_at IS NULL;
      CREATE INDEX reviews_by_state ON reviews (state, written_at) WHERE state IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE reviews');
  }
}
