import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Erased applications whose ids are still to be written to the ledger outside of the database. */
export class AddErasures1764500200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE erasures (
        application_id uuid PRIMARY KEY,
        at timestamptz(3) NOT NULL DEFAULT now()
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE erasures');
  }
}
