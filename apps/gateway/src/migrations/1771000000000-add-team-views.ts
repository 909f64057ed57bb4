import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Views that a manager shared, which stay when that person leaves; and what each chose of the views that all have. */
export class AddTeamViews1771000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE team_views (
        id uuid PRIMARY KEY,
        name text NOT NULL UNIQUE,
        query text NOT NULL
      );
      -- the pins of one's own views are in saved_views
      CREATE TABLE view_choices (
        staff_id uuid PRIMARY KEY REFERENCES staff ON DELETE CASCADE,
        pinned uuid[] NOT NULL DEFAULT '{}',
        opens uuid
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE view_choices; DROP TABLE team_views;');
  }
}
