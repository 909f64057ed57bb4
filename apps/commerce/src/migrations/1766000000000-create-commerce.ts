import { createOutboxTable } from '@blue-peony/messaging';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The schema of release 1.0.0. */
export class CreateCommerce1766000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createOutboxTable(runner);
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
        -- the event that asked for the order's mails
        paid_event_id uuid,
        -- of an order that is not paid: what its payment or its checkout has come to
        standing text,
        refunded integer NOT NULL DEFAULT 0,
        -- a higher one ends the secrets that are out
        secret_version integer NOT NULL DEFAULT 1,
        -- the address that staff have replaced by another
        previous_email text,
        UNIQUE (provider, payment_id),
        CHECK ((product = 'digital-guide') = (hours IS NULL)),
        CONSTRAINT orders_check2 CHECK ((status = 'refunded') = (refund_reason IS NOT NULL))
      );
      -- a payment without an address may go back before anybody has asked for one
      ALTER TABLE orders ADD CONSTRAINT orders_bound
        CHECK (status = 'pending' OR (payment_id IS NOT NULL AND (status = 'refunded' OR email IS NOT NULL))) NOT VALID;
      CREATE INDEX orders_email ON orders (lower(email) text_pattern_ops);
      CREATE INDEX orders_newest ON orders (created_at, id);
      CREATE INDEX orders_paid ON orders (paid_at, id) WHERE paid_event_id IS NOT NULL;
      -- the reference that a buyer reads out
      CREATE INDEX orders_reference ON orders
        ((upper(regexp_replace(left(encode(sha256(id::text::bytea), 'hex'), 10), '^(.{5})', '\\1-'))));

      CREATE FUNCTION keep_paid_event() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
      BEGIN
        UPDATE orders SET paid_event_id = NEW.id
        WHERE id = (NEW.event->>'aggregateId')::uuid AND paid_event_id IS NULL AND NEW.event->>'repeats' IS NULL;
        RETURN NULL;
      END $$;
      CREATE TRIGGER outbox_paid AFTER INSERT ON outbox FOR EACH ROW
        WHEN (NEW.type = 'commerce.order-paid.v1') EXECUTE FUNCTION keep_paid_event();

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

      -- events of an order beyond its payment
      CREATE TABLE order_entries (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        order_id uuid NOT NULL REFERENCES orders ON DELETE CASCADE,
        at timestamptz NOT NULL DEFAULT now(),
        kind text NOT NULL,
        detail text NOT NULL DEFAULT '',
        -- null for the buyer
        staff_id uuid
      );
      CREATE INDEX order_entries_order ON order_entries (order_id, at);

      -- of a paid session; without a row nobody has done anything yet
      CREATE TABLE order_sessions (
        order_id uuid PRIMARY KEY REFERENCES orders ON DELETE CASCADE,
        contacted_at timestamptz,
        scheduled_at timestamptz,
        note text NOT NULL DEFAULT '',
        version integer NOT NULL DEFAULT 0,
        -- when staff were told that the promised hours are nearly over
        reminded_at timestamptz
      );

      -- payments that match no order, which staff decide
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

      -- the mails that an event of a case has promised, for the comparison with those that were sent
      CREATE TABLE case_mails (
        event_id uuid PRIMARY KEY,
        case_id uuid NOT NULL REFERENCES payment_cases ON DELETE CASCADE,
        at timestamptz NOT NULL DEFAULT now(),
        type text NOT NULL,
        payload jsonb NOT NULL,
        mails text[] NOT NULL
      );
      CREATE INDEX case_mails_newest ON case_mails (at, case_id);
      CREATE INDEX case_mails_case ON case_mails (case_id);

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
        -- of a webhook that we could not read
        body bytea,
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
        updated_at timestamptz NOT NULL DEFAULT now(),
        -- what else the sandbox says of a payment: a tax, a plan, another currency
        extra jsonb NOT NULL DEFAULT '{}'
      );
      CREATE INDEX sandbox_payments_changed ON sandbox_payments (updated_at, id);
    `);
  }

  async down(): Promise<void> {
    throw new Error('No release is before 1.0.0');
  }
}
