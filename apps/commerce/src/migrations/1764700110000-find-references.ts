import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Staff look for an order by the reference that its buyer reads out. */
export class FindReferences1764700110000 implements MigrationInterface {
  // CREATE INDEX CONCURRENTLY cannot run in a transaction.
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX CONCURRENTLY IF NOT EXISTS orders_reference ON orders
        ((upper(regexp_replace(left(encode(sha256(id::text::bytea), 'hex'), 10), '^(.{5})', '\\1-'))))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS orders_reference');
  }
}
