import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The version of the legal texts that a revision of the site shows. */
export class AddLegalVersion1769000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // null: the delivered texts
    await runner.query('ALTER TABLE site_revisions ADD COLUMN legal_version text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE site_revisions DROP COLUMN legal_version');
  }
}
