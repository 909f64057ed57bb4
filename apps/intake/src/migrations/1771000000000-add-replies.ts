import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mails that arrived from applicants, with their files, and those that fit no application. */
export class AddReplies1771000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE replies (
        -- made of the mail's bytes
        id uuid PRIMARY KEY,
        -- null for a mail that fits no application
        application_id uuid REFERENCES applications ON DELETE CASCADE,
        at timestamptz(3) NOT NULL,
        -- since when it has fitted no application
        unknown_since timestamptz(3) NOT NULL DEFAULT now(),
        kind text NOT NULL,
        from_name text NOT NULL,
        from_address text NOT NULL,
        subject text NOT NULL,
        text text NOT NULL,
        quoted text NOT NULL,
        cut boolean NOT NULL,
        matched text,
        -- whether the sender's domain stands for the address, as far as the receiving server tells
        vouched boolean NOT NULL,
        other_sender boolean NOT NULL,
        settled_at timestamptz(3),
        -- the answer that settled it; null where staff said that it needs none
        settled_answer uuid,
        -- the mail that reminded staff of it
        reminder_id uuid,
        -- when it was last handed out to a person
        handed_out_at timestamptz(3),
        message_id text,
        -- Message-IDs of the mails before it
        thread text[] NOT NULL
      );
      CREATE INDEX replies_application ON replies (application_id, at DESC);
      CREATE INDEX replies_waiting ON replies (application_id, at)
        WHERE kind = 'reply' AND settled_at IS NULL AND (NOT other_sender OR matched = 'staff');
      CREATE INDEX replies_unknown ON replies (unknown_since) WHERE application_id IS NULL;
      CREATE INDEX replies_reminder ON replies (reminder_id) WHERE reminder_id IS NOT NULL;
      CREATE INDEX replies_settled_answer ON replies (settled_answer) WHERE settled_answer IS NOT NULL;

      CREATE TABLE reply_files (
        -- also the end of its name in the store
        id uuid PRIMARY KEY,
        -- null before its mail is stored, and once that is deleted
        reply_id uuid REFERENCES replies ON DELETE SET NULL,
        place integer NOT NULL,
        name text NOT NULL,
        type text NOT NULL,
        bytes integer NOT NULL,
        picture boolean NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        expired_at timestamptz(3)
      );
      CREATE INDEX reply_files_reply ON reply_files (reply_id);
      CREATE INDEX reply_files_unowned ON reply_files (created_at) WHERE reply_id IS NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE reply_files, replies');
  }
}
