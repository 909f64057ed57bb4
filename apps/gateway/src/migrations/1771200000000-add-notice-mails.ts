import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a staff member was last mailed that notices wait, and the newest one that the mail counted. */
export class AddNoticeMails1771200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE notice_mails (
        staff_id uuid PRIMARY KEY REFERENCES staff ON DELETE CASCADE,
        mailed_at timestamptz(3) NOT NULL,
        newest timestamptz(3) NOT NULL
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE notice_mails');
  }
}
