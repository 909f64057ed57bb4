import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Index to find the entries about one application, order or person. */
export class FindAuditSubjects1764600510000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE audit VALIDATE CONSTRAINT audit_before_months');
    await runner.query('CREATE INDEX CONCURRENTLY IF NOT EXISTS audit_subject ON audit (subject, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS audit_subject');
  }
}
