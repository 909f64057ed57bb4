import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The desk reads the mails about an order. */
export class FindOrderMails1764700110000 implements MigrationInterface {
  // CREATE INDEX CONCURRENTLY cannot run in a transaction.
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE INDEX CONCURRENTLY IF NOT EXISTS deliveries_order ON deliveries (order_id, created_at) WHERE order_id IS NOT NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS deliveries_order');
  }
}
