import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whose an application is, for whom it is held, who gave its score, and who has it open. */
export class AddCollaboration1764700300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE applications
        ADD scored_by uuid,
        ADD scored_at timestamptz(3),
        ADD assignee_id uuid,
        ADD leased_by uuid,
        ADD leased_until timestamptz(3);

      CREATE TABLE presence (
        application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
        staff_id uuid NOT NULL,
        since timestamptz(3) NOT NULL DEFAULT now(),
        seen_at timestamptz(3) NOT NULL DEFAULT now(),
        PRIMARY KEY (application_id, staff_id)
      );
      CREATE INDEX presence_seen ON presence (seen_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE presence;
      ALTER TABLE applications
        DROP scored_by, DROP scored_at, DROP assignee_id, DROP leased_by, DROP leased_until;
    `);
  }
}
