import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the few applications that a job still has to do something about. */
export class FindDueApplications1764500100000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX CONCURRENTLY IF NOT EXISTS applications_untold ON applications (created_at)
        WHERE assessment_told_at IS NULL`);
    await runner.query(`
      CREATE INDEX CONCURRENTLY IF NOT EXISTS applications_closed ON applications (closed_at)
        WHERE closed_at IS NOT NULL`);
    await runner.query('CREATE INDEX CONCURRENTLY IF NOT EXISTS uploads_application ON uploads (application_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['applications_untold', 'applications_closed', 'uploads_application'])
      await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
  }
}
