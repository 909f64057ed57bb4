import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The worker that reads the mailbox of replies. Nothing of a mail is stored. */
export class AddMailboxToNotification1771000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE mailbox_reader (
        id integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),
        reader uuid,
        lease_until timestamptz NOT NULL DEFAULT now(),
        state text NOT NULL DEFAULT 'away' CHECK (state IN ('reading', 'away')),
        since timestamptz NOT NULL DEFAULT now(),
        last_mail_at timestamptz,
        set_aside integer NOT NULL DEFAULT 0
      );
      INSERT INTO mailbox_reader DEFAULT VALUES;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE mailbox_reader');
  }
}
