import type { MigrationInterface, QueryRunner } from 'typeorm';

const kinds = ['email', 'phone', 'instagram', 'tiktok', 'onlyfans'];

/** Finds the applications of one address, number or handle. */
export class IndexDeskKeys1764900100000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const kind of kinds)
      await runner.query(`
        CREATE INDEX CONCURRENTLY IF NOT EXISTS application_search_${kind} ON application_search (${kind}_key)
          WHERE ${kind}_key IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const kind of kinds) await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS application_search_${kind}`);
  }
}
