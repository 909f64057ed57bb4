import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SaveViews1764700600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE saved_views (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        staff_id uuid NOT NULL REFERENCES staff ON DELETE CASCADE,
        name text NOT NULL,
        query text NOT NULL,
        pinned boolean NOT NULL DEFAULT false,
        saved_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (staff_id, name)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE saved_views');
  }
}
