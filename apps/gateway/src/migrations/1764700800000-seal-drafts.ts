import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SealDrafts1764700800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE draft_keys (
        staff_id uuid PRIMARY KEY REFERENCES staff ON DELETE CASCADE,
        sealed_key bytea NOT NULL
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE draft_keys');
  }
}
