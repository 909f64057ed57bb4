import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Answers to applicants, and the templates that the agency has made its own. */
export class AddAnswers1764700500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE answers (
        -- also of the event that asks for its mail
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
        -- made up by the sender, so that one answer that is sent twice is one
        key uuid NOT NULL,
        at timestamptz(3) NOT NULL DEFAULT now(),
        staff_id uuid NOT NULL,
        channel text NOT NULL,
        decision text NOT NULL,
        language text NOT NULL,
        subject text NOT NULL,
        text text NOT NULL,
        UNIQUE (application_id, key)
      );
      CREATE INDEX answers_application ON answers (application_id, at DESC);
      CREATE INDEX answers_promised ON answers (at, application_id) WHERE channel = 'mail';

      CREATE TABLE answer_templates (
        decision text NOT NULL,
        language text NOT NULL,
        version integer NOT NULL,
        at timestamptz(3) NOT NULL DEFAULT now(),
        staff_id uuid NOT NULL,
        -- null where the product's own text was brought back
        subject text,
        text text,
        PRIMARY KEY (decision, language, version)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE answers, answer_templates');
  }
}
