import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each action on an application, with its actor and its time. */
export class AddHistory1764700400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE application_events (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
        at timestamptz(3) NOT NULL DEFAULT now(),
        staff_id uuid,
        kind text NOT NULL,
        detail jsonb NOT NULL
      );
      CREATE INDEX application_events_application ON application_events (application_id, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE application_events');
  }
}
