import { createOutboxTable, dropOutboxTable } from '@blue-peony/messaging';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateCommerce1763900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE orders (
        id uuid PRIMARY KEY,
        created_at timestamptz NOT NULL DEFAULT now(),
        product text NOT NULL CHECK (product IN ('digital-guide', 'teasing-content')),
        hours smallint,
        amount integer NOT NULL CHECK (amount > 0),
        currency text NOT NULL,
        language text NOT NULL,
        provider text NOT NULL,
        status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'paid', 'refunded')),
        payment_id text,
        email text,
        paid_at timestamptz,
        -- why the money is not here: a dispute may be won, a refund is for good
        refund_reason text CHECK (refund_reason IN ('refund', 'dispute')),
        -- when the provider was asked for what this row knows: an older answer changes nothing
        observed_at timestamptz NOT NULL DEFAULT '-infinity',
        purchase_tracked_at timestamptz,
        renewed_at timestamptz,
        renewals smallint NOT NULL DEFAULT 0,
        UNIQUE (provider, payment_id),
        CHECK ((product = 'digital-guide') = (hours IS NULL)),
        CHECK (status = 'pending' OR (payment_id IS NOT NULL AND email IS NOT NULL)),
        CHECK ((status = 'refunded') = (refund_reason IS NOT NULL))
      );
      CREATE INDEX orders_email ON orders (lower(email)) WHERE status = 'paid';

      CREATE TABLE download_links (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        order_id uuid NOT NULL REFERENCES orders,
        file_type text NOT NULL,
        -- raised by every renewal: tokens of an earlier version have ended
        version integer NOT NULL DEFAULT 1,
        download_count integer NOT NULL DEFAULT 0,
        max_downloads integer NOT NULL,
        expires_at timestamptz NOT NULL,
        revoked_at timestamptz,
        -- the download under way: requests until then cost nothing, up to a number of bytes
        grant_ends_at timestamptz,
        grant_bytes bigint NOT NULL DEFAULT 0,
        UNIQUE (order_id, file_type),
        CHECK (download_count BETWEEN 0 AND max_downloads)
      );

      CREATE TABLE webhooks (
        provider text NOT NULL,
        id text NOT NULL,
        type text NOT NULL,
        payment_id text,
        received_at timestamptz NOT NULL DEFAULT now(),
        due_at timestamptz NOT NULL DEFAULT now(),
        attempts integer NOT NULL DEFAULT 0,
        done_at timestamptz,
        outcome text,
        PRIMARY KEY (provider, id)
      );
      CREATE INDEX webhooks_due ON webhooks (due_at) WHERE done_at IS NULL;
      CREATE INDEX webhooks_done ON webhooks (done_at) WHERE done_at IS NOT NULL;

      -- one row a provider: whoever locks it reads its list of payments
      CREATE TABLE reconciliations (
        provider text PRIMARY KEY,
        due_at timestamptz NOT NULL DEFAULT now(),
        since timestamptz NOT NULL DEFAULT now()
      );

      -- how often something that claimed to be a payment was not believed
      CREATE TABLE refusals (
        provider text NOT NULL,
        reason text NOT NULL,
        count bigint NOT NULL DEFAULT 1,
        last_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (provider, reason)
      );

      -- the sandbox provider's own books; the real provider keeps its own
      CREATE TABLE sandbox_payments (
        id text PRIMARY KEY,
        order_id text NOT NULL,
        title text NOT NULL,
        amount integer NOT NULL,
        currency text NOT NULL,
        return_url text NOT NULL,
        status text NOT NULL DEFAULT 'open',
        email text,
        pays_at timestamptz,
        updated_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX sandbox_payments_changed ON sandbox_payments (updated_at, id);
    `);
    await createOutboxTable(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropOutboxTable(runner);
    await runner.query('DROP TABLE sandbox_payments, refusals, reconciliations, webhooks, download_links, orders');
  }
}
