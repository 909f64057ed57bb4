import { createInboxTable, dropInboxTable } from '@blue-peony/messaging';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateDeliveries1759400000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await createInboxTable(queryRunner);
    await queryRunner.query(`
      CREATE TABLE deliveries (
        event_id uuid NOT NULL,
        recipient text NOT NULL CHECK (recipient IN ('staff', 'applicant')),
        status text NOT NULL CHECK (status IN ('claimed', 'sent', 'failed')),
        lease_until timestamptz,
        attempts integer NOT NULL,
        message_id text NOT NULL,
        last_error_code text,
        sent_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (event_id, recipient),
        CHECK ((status = 'claimed') = (lease_until IS NOT NULL)),
        CHECK ((status = 'sent') = (sent_at IS NOT NULL))
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE deliveries');
    await dropInboxTable(queryRunner);
  }
}
