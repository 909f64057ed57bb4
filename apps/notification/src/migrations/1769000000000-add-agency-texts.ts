import { addAgencyTexts } from '@blue-peony/messaging';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddAgencyTextsToNotification1769000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addAgencyTexts(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE agency_facts DROP COLUMN texts');
  }
}
