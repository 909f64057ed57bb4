import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which order a mail is about, and what it tells; unknown of mails of before. */
export class KnowOrders1764700100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE deliveries ADD order_id uuid, ADD mail text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE deliveries DROP order_id, DROP mail');
  }
}
