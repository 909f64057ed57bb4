import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Statements of withdrawal, and which orders have ended by one. */
export class AddWithdrawalsToCommerce1770000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE orders ADD COLUMN withdrawn_at timestamptz;

      -- each statement as it came; nobody is asked to prove anything before it counts as submitted
      CREATE TABLE withdrawals (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        received_at timestamptz NOT NULL DEFAULT now(),
        name text NOT NULL,
        contract text NOT NULL,
        email text NOT NULL,
        language text NOT NULL,
        source text NOT NULL CHECK (source IN ('order_page', 'footer')),
        order_id uuid REFERENCES orders ON DELETE CASCADE,
        verdict text NOT NULL,
        state text NOT NULL CHECK (state IN ('open', 'withdrawn', 'closed')),
        confirmed_at timestamptz,
        decided_at timestamptz,
        -- null where the buyer herself decided
        decided_by uuid,
        note text NOT NULL DEFAULT '',
        -- the events that promised its mails; null for a mail that a limit held back
        receipt_event uuid,
        confirm_event uuid
      );
      CREATE INDEX withdrawals_newest ON withdrawals (received_at, id);
      CREATE INDEX withdrawals_order ON withdrawals (order_id);
      CREATE INDEX withdrawals_email ON withdrawals (lower(email), received_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE withdrawals; ALTER TABLE orders DROP COLUMN withdrawn_at');
  }
}
