import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The entries so far have no month: the check lets the table become a part of the table by months without a scan. */
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
