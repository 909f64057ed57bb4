import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds applications whose first links have ended, for the ledger. */
export class FindEndedLinks1765210100000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX CONCURRENTLY IF NOT EXISTS applications_ended_links
      ON applications (id) WHERE link_version > 1`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS applications_ended_links');
  }
}
