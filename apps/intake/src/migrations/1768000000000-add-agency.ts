import { createAgencyTable, createInboxTable } from '@blue-peony/messaging';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The copy of the agency's facts, and the events that bring it. */
export class AddAgencyToIntake1768000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createInboxTable(runner);
    await createAgencyTable(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE agency_facts; DROP TABLE inbox');
  }
}
