import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A reply to the mail with the result names that mail's event. */
export class IndexAssessedEvents1771000000001 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX CONCURRENTLY IF NOT EXISTS applications_assessed_event ON applications (assessed_event_id)
       WHERE assessed_event_id IS NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS applications_assessed_event');
  }
}
