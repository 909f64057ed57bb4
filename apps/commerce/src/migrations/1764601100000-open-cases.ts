import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Payments that match no order are cases, which staff decide. */
export class OpenCases1764601100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- of an order that is not paid: what its payment or its checkout has come to
      ALTER TABLE orders ADD standing text, ADD refunded integer NOT NULL DEFAULT 0;
      -- a payment without an address may go back before anybody has asked for one
      ALTER TABLE orders DROP CONSTRAINT orders_check1;
      ALTER TABLE orders ADD CONSTRAINT orders_bound
        CHECK (status = 'pending' OR (payment_id IS NOT NULL AND (status = 'refunded' OR email IS NOT NULL))) NOT VALID;

      CREATE TABLE payment_cases (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        provider text NOT NULL,
        payment_id text NOT NULL,
        order_id uuid REFERENCES orders ON DELETE CASCADE,
        opened_at timestamptz NOT NULL DEFAULT now(),
        reason text NOT NULL,
        state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'accepted', 'refunded', 'closed')),
        payment_status text NOT NULL,
        amount integer NOT NULL,
        currency text NOT NULL,
        email text,
        language text NOT NULL,
        -- when the provider was asked for what this row knows: an older answer changes nothing
        observed_at timestamptz NOT NULL,
        decided_at timestamptz,
        -- the staff member; null where the provider's own word decided
        decided_by uuid,
        note text NOT NULL DEFAULT '',
        UNIQUE (provider, payment_id)
      );
      CREATE INDEX payment_cases_newest ON payment_cases (opened_at, id);
      CREATE INDEX payment_cases_order ON payment_cases (order_id);

      -- of a webhook that we could not read
      ALTER TABLE webhooks ADD body bytea;
      -- what else the sandbox says of a payment: a tax, a plan, another currency
      ALTER TABLE sandbox_payments ADD extra jsonb NOT NULL DEFAULT '{}';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE sandbox_payments DROP extra;
      ALTER TABLE webhooks DROP body;
      DROP TABLE payment_cases;
      ALTER TABLE orders DROP CONSTRAINT orders_bound;
      ALTER TABLE orders ADD CONSTRAINT orders_check1
        CHECK (status = 'pending' OR (payment_id IS NOT NULL AND email IS NOT NULL)) NOT VALID;
      ALTER TABLE orders DROP refunded, DROP standing;
    `);
  }
}
