import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The number of an applicant as every phone dials it, beside what she typed. */
export class AddPhoneE1641764800200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE applications ADD phone_e164 text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE applications DROP phone_e164');
  }
}
