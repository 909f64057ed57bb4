import type { MigrationInterface, QueryRunner } from 'typeorm';
import { findTrigrams } from './find-trigrams.ts';

/** Everything that staff search an application by, made after it came in. */
export class AddSearch1764700700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const trigrams = await findTrigrams(runner);
    await runner.query(`
      CREATE TABLE application_search (
        application_id uuid PRIMARY KEY REFERENCES applications ON DELETE CASCADE,
        -- the change of the application that the text was made after
        changed_at timestamptz(3) NOT NULL,
        text text NOT NULL
      );
      CREATE INDEX application_search_text ON application_search USING gin (text ${trigrams});

      -- the change up to which every application has its text
      CREATE TABLE search_progress (
        id integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),
        until timestamptz(3) NOT NULL DEFAULT 'epoch'
      );
      INSERT INTO search_progress DEFAULT VALUES;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE application_search, search_progress');
  }
}
