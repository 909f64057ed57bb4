import { createAgencyTable } from '@blue-peony/messaging';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The copy of the agency's facts. */
export class AddAgencyToNotification1768000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createAgencyTable(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE agency_facts');
  }
}
