import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Index of the entries that still contain a file name. */
export class FindAuditEntries1764500100000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX CONCURRENTLY IF NOT EXISTS audit_named ON audit (id)
        WHERE action = 'photo.opened' AND subject LIKE '%.jpg'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS audit_named');
  }
}
