import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds what somebody is assigned to, and the oldest application that waits for an answer. */
export class FindAssigned1764700310000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX CONCURRENTLY IF NOT EXISTS applications_assigned ON applications (assignee_id, created_at, id)
        WHERE assignee_id IS NOT NULL`);
    await runner.query(`
      CREATE INDEX CONCURRENTLY IF NOT EXISTS applications_waiting ON applications (created_at, id)
        WHERE replied_at IS NULL AND closed_at IS NULL AND withdrawn_at IS NULL AND sealed_at IS NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['applications_assigned', 'applications_waiting'])
      await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
  }
}
