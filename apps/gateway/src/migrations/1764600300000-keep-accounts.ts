import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the device to each session, and pending changes of address that both mailboxes confirm. */
export class KeepAccounts1764600300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- for example "Firefox on Windows"; empty when unknown
      ALTER TABLE sessions ADD device text NOT NULL DEFAULT '';

      -- number of password changes; a new password ends older photo links
      ALTER TABLE staff ADD photo_epoch integer NOT NULL DEFAULT 0;

      CREATE TABLE address_changes (
        staff_id uuid PRIMARY KEY REFERENCES staff ON DELETE CASCADE,
        -- the new address
        email text NOT NULL,
        requested_at timestamptz NOT NULL DEFAULT now(),
        old_confirmed boolean NOT NULL DEFAULT false,
        new_confirmed boolean NOT NULL DEFAULT false
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE address_changes;
      ALTER TABLE staff DROP photo_epoch;
      ALTER TABLE sessions DROP device;
    `);
  }
}
