import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Staff look for orders of any state by how an address begins, and read the newest ones. */
export class FindOrders1764100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX orders_email;
      CREATE INDEX orders_email ON orders (lower(email) text_pattern_ops);
      CREATE INDEX orders_newest ON orders (created_at, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX orders_newest;
      DROP INDEX orders_email;
      CREATE INDEX orders_email ON orders (lower(email)) WHERE status = 'paid';
    `);
  }
}
