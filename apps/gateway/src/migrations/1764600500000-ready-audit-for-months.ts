import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Existing entries have no month. The check lets PostgreSQL attach the table as a partition without a scan. */
export class ReadyAuditForMonths1764600500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE audit ADD month date, ADD CONSTRAINT audit_before_months CHECK (month IS NULL) NOT VALID',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE audit DROP CONSTRAINT audit_before_months, DROP month');
  }
}
