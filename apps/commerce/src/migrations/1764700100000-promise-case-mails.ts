import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which mails an event of a case has promised, for the comparison with those that were sent. */
export class PromiseCaseMails1764700100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE case_mails (
        event_id uuid PRIMARY KEY,
        case_id uuid NOT NULL REFERENCES payment_cases ON DELETE CASCADE,
        at timestamptz NOT NULL DEFAULT now(),
        type text NOT NULL,
        payload jsonb NOT NULL,
        mails text[] NOT NULL
      );
      CREATE INDEX case_mails_newest ON case_mails (at, case_id);
      CREATE INDEX case_mails_case ON case_mails (case_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE case_mails');
  }
}
