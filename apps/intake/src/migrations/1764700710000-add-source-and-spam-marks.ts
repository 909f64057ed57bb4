import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where applicants came from, and which applications look like spam. */
export class AddSourceAndSpamMarks1764700710000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE applications ADD source text;

      CREATE TABLE spam_marks (
        application_id uuid PRIMARY KEY REFERENCES applications ON DELETE CASCADE,
        reason text NOT NULL,
        -- when staff took the mark back
        cleared_at timestamptz(3)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE spam_marks; ALTER TABLE applications DROP source');
  }
}
