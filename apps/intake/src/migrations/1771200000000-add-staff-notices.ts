import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whom a note mentions, and notices to staff of what colleagues did. */
export class AddStaffNotices1771200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE notes ADD mentions uuid[] NOT NULL DEFAULT '{}';

      CREATE TABLE staff_notices (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        staff_id uuid NOT NULL,
        application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
        kind text NOT NULL,
        by_id uuid NOT NULL,
        at timestamptz(3) NOT NULL DEFAULT now(),
        seen_at timestamptz(3)
      );
      CREATE INDEX staff_notices_staff ON staff_notices (staff_id, at DESC);
      CREATE INDEX staff_notices_application ON staff_notices (application_id);
      CREATE INDEX staff_notices_unseen ON staff_notices (at) WHERE seen_at IS NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE staff_notices; ALTER TABLE notes DROP mentions');
  }
}
