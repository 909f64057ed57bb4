import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds what the team did in some days. */
export class FindDeedsByDay1764700720000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX CONCURRENTLY IF NOT EXISTS application_events_at ON application_events (at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS application_events_at');
  }
}
