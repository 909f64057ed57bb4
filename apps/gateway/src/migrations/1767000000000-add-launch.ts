import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What owners accepted of the launch page's points, and when something was last proven to work. */
export class AddLaunch1767000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE launch_acceptances (
        point text PRIMARY KEY,
        staff_id uuid REFERENCES staff ON DELETE SET NULL,
        accepted_at timestamptz NOT NULL DEFAULT now()
      );
      -- written by the operator's commands
      CREATE TABLE proofs (
        name text PRIMARY KEY,
        proven_at timestamptz NOT NULL DEFAULT now()
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE proofs; DROP TABLE launch_acceptances;');
  }
}
