import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mails about applications that were held back, until one mail tells of them all. */
export class GatherMails1765000000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE gathered_mails (
        event_id uuid NOT NULL,
        recipient text NOT NULL,
        application_id uuid NOT NULL,
        tag text NOT NULL,
        allowance text NOT NULL,
        -- the address is spelled without a part after a plus sign
        plain boolean NOT NULL,
        since timestamptz NOT NULL DEFAULT now(),
        -- the mail that tells of it
        mail_id uuid,
        PRIMARY KEY (event_id, recipient),
        FOREIGN KEY (event_id, recipient) REFERENCES deliveries (event_id, recipient) ON DELETE CASCADE
      );
      CREATE INDEX gathered_mails_tag ON gathered_mails (tag, since);
      CREATE INDEX gathered_mails_mail ON gathered_mails (mail_id);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE gathered_mails');
  }
}
