import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The worker asks every minute which orders were paid lately. */
export class FindPaidOrders1764310000000 implements MigrationInterface {
  // CREATE INDEX CONCURRENTLY cannot run in a transaction.
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE INDEX CONCURRENTLY IF NOT EXISTS orders_paid ON orders (paid_at, id) WHERE paid_event_id IS NOT NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS orders_paid');
  }
}
