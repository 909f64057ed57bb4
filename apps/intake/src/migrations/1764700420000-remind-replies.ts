import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Addresses that take no mail, and applications whose answer staff were reminded of. */
export class RemindReplies1764700420000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- the address that refused, so that another one is as good as new
      ALTER TABLE applications ADD refused_email text;

      CREATE TABLE reply_reminders (
        application_id uuid PRIMARY KEY REFERENCES applications ON DELETE CASCADE,
        reminder_id uuid NOT NULL,
        at timestamptz(3) NOT NULL DEFAULT now()
      );
      CREATE INDEX reply_reminders_reminder ON reply_reminders (reminder_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE reply_reminders; ALTER TABLE applications DROP refused_email');
  }
}
