import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which mailboxes are proven, and what changed of an application since its address was last told. */
export class ConfirmMailboxes1765000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- a link that only a mail had was used
      CREATE TABLE confirmations (
        application_id uuid PRIMARY KEY REFERENCES applications ON DELETE CASCADE,
        -- in lower case, without a part after a plus sign
        mailbox text NOT NULL,
        at timestamptz(3) NOT NULL DEFAULT now()
      );
      CREATE INDEX confirmations_mailbox ON confirmations (mailbox);

      CREATE TABLE change_notices (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
        -- the address before the change
        email text NOT NULL,
        what text NOT NULL,
        at timestamptz(3) NOT NULL DEFAULT now(),
        -- the event of the mail that tells it
        mail_id uuid
      );
      CREATE INDEX change_notices_application ON change_notices (application_id);
      CREATE INDEX change_notices_mail ON change_notices (mail_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE confirmations, change_notices');
  }
}
