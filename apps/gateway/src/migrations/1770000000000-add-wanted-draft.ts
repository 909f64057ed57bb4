import type { MigrationInterface, QueryRunner } from 'typeorm';

/** That a draft is about to be published, so that every server renders it at the same time. */
export class AddWantedDraft1770000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE site_draft ADD COLUMN wanted_at timestamptz, ADD COLUMN wanted_legal text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE site_draft DROP COLUMN wanted_at, DROP COLUMN wanted_legal');
  }
}
