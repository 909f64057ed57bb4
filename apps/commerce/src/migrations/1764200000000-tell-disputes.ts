import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What a buyer and staff read of an order. A dispute is stored as it was before, so that the version before lives with this
 * schema, and so that every order of its time tells its dispute too.
 */
export class TellDisputes1764200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE orders ADD COLUMN state text NOT NULL
        GENERATED ALWAYS AS (CASE WHEN refund_reason = 'dispute' THEN 'disputed' ELSE status END) STORED
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders DROP COLUMN state');
  }
}
