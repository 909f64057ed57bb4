import { createInboxTable } from '@blue-peony/messaging';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The schema of release 1.0.0. */
export class CreateNotification1766000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createInboxTable(runner);
    await runner.query(`
      CREATE TABLE deliveries (
        event_id uuid NOT NULL,
        recipient text NOT NULL,
        status text NOT NULL,
        lease_until timestamptz,
        attempts integer NOT NULL,
        message_id text NOT NULL,
        last_error_code text,
        sent_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        -- the desk asks for the mails of an application, which more than one event can order
        application_id uuid,
        claimed_by uuid,
        order_id uuid,
        mail text,
        PRIMARY KEY (event_id, recipient),
        CHECK ((status = 'claimed') = (lease_until IS NOT NULL)),
        CHECK ((status = 'sent') = (sent_at IS NOT NULL))
      );
      ALTER TABLE deliveries ADD CONSTRAINT deliveries_status_check
        CHECK (status IN ('claimed', 'sent', 'failed', 'suppressed', 'erased')) NOT VALID;
      CREATE INDEX deliveries_application ON deliveries (application_id, created_at) WHERE application_id IS NOT NULL;
      CREATE INDEX deliveries_order ON deliveries (order_id, created_at) WHERE order_id IS NOT NULL;

      CREATE TABLE mail_ledger (
        id integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),
        -- nobody is mailed about what was promised before
        installed_at timestamptz NOT NULL DEFAULT now(),
        -- whoever moves it on makes the next comparison
        due_at timestamptz NOT NULL DEFAULT now(),
        checked_at timestamptz,
        mails jsonb NOT NULL DEFAULT '[]'
      );
      INSERT INTO mail_ledger DEFAULT VALUES;

      -- what was asked for again: each time, the pause before the next doubles
      CREATE TABLE mail_repeats (
        id uuid PRIMARY KEY,
        times integer NOT NULL DEFAULT 1,
        due_at timestamptz NOT NULL
      );

      -- how many mails an address got lately, under a tag in its place
      CREATE TABLE mails_by_address (
        event_id uuid NOT NULL,
        recipient text NOT NULL,
        tag text NOT NULL,
        allowance text NOT NULL,
        at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (event_id, recipient)
      );
      CREATE INDEX mails_by_address_tag ON mails_by_address (tag, allowance, at);
      CREATE INDEX mails_by_address_at ON mails_by_address (at);

      -- mails about applications that were held back, until one mail tells of them all
      CREATE TABLE gathered_mails (
        event_id uuid NOT NULL,
        recipient text NOT NULL,
        application_id uuid NOT NULL,
        tag text NOT NULL,
        allowance text NOT NULL,
        -- the address is spelled without a part after a plus sign
        plain boolean NOT NULL,
        since timestamptz NOT NULL DEFAULT now(),
        -- the mail that tells of it
        mail_id uuid,
        PRIMARY KEY (event_id, recipient),
        FOREIGN KEY (event_id, recipient) REFERENCES deliveries (event_id, recipient) ON DELETE CASCADE
      );
      CREATE INDEX gathered_mails_tag ON gathered_mails (tag, since);
      CREATE INDEX gathered_mails_mail ON gathered_mails (mail_id);
    `);
  }

  async down(): Promise<void> {
    throw new Error('No release is before 1.0.0');
  }
}
