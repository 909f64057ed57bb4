import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The ledger of promised mails, which begins now: nobody is mailed about what was promised before. */
export class KeepMailLedger1764300000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE mail_ledger (
        id integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),
        installed_at timestamptz NOT NULL DEFAULT now(),
        -- whoever moves it on makes the next comparison
        due_at timestamptz NOT NULL DEFAULT now(),
        checked_at timestamptz,
        mails jsonb NOT NULL DEFAULT '[]'
      );
      INSERT INTO mail_ledger DEFAULT VALUES;

      -- what was asked for again: each time, the pause before the next doubles
      CREATE TABLE mail_repeats (
        id uuid PRIMARY KEY,
        times integer NOT NULL DEFAULT 1,
        due_at timestamptz NOT NULL
      );

      -- without a look at the rows: each keeps to a shorter list already
      ALTER TABLE deliveries DROP CONSTRAINT IF EXISTS deliveries_status_check;
      ALTER TABLE deliveries ADD CONSTRAINT deliveries_status_check
        CHECK (status IN ('claimed', 'sent', 'failed', 'suppressed', 'erased')) NOT VALID;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE deliveries DROP CONSTRAINT deliveries_status_check;
      ALTER TABLE deliveries ADD CONSTRAINT deliveries_status_check
        CHECK (status IN ('claimed', 'sent', 'failed')) NOT VALID;
      DROP TABLE mail_ledger, mail_repeats;
    `);
  }
}
