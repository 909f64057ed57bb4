import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Applications and orders that staff take for one person's, and the tags of applications. */
export class AddPeople1771100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Each row joins two that no other rows join, so that a person is a tree, and a row less is two people.
      CREATE TABLE people_merges (
        id uuid PRIMARY KEY,
        one_kind text NOT NULL,
        one_id uuid NOT NULL,
        other_kind text NOT NULL,
        other_id uuid NOT NULL,
        merged_at timestamptz(3) NOT NULL DEFAULT now(),
        staff_id uuid NOT NULL
      );
      CREATE INDEX people_merges_one ON people_merges (one_id);
      CREATE INDEX people_merges_other ON people_merges (other_id);

      CREATE TABLE tags (
        id uuid PRIMARY KEY,
        name text NOT NULL,
        color text NOT NULL
      );
      CREATE UNIQUE INDEX tags_name ON tags (lower(name));
      CREATE TABLE application_tags (
        application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
        tag_id uuid NOT NULL REFERENCES tags ON DELETE CASCADE,
        PRIMARY KEY (application_id, tag_id)
      );
      CREATE INDEX application_tags_tag ON application_tags (tag_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE application_tags, tags, people_merges');
  }
}
