import { addOutagesToInbox } from '@blue-peony/messaging';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An event knows since when it has waited for what is away, and a claim knows its worker. */
export class Outages1764200000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await addOutagesToInbox(queryRunner);
    await queryRunner.query('ALTER TABLE deliveries ADD claimed_by uuid');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE deliveries DROP claimed_by');
    await queryRunner.query('ALTER TABLE inbox DROP outage_since, DROP claimed_by');
  }
}
