import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An order's id opens nothing any more: a secret does, which a higher version ends. */
export class SecureOrders1764601200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders ADD secret_version integer NOT NULL DEFAULT 1');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders DROP secret_version');
  }
}
