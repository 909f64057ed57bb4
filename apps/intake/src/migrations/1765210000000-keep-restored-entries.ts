import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keys of the ledger that a restore has copied into the database. */
export class KeepRestoredEntries1765210000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE restored_entries (key text PRIMARY KEY)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE restored_entries');
  }
}
