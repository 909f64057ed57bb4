import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The site's own pictures, videos and captions. */
export class AddMediaToIntake1770000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE media (
        -- SHA-256 of the file as it was uploaded
        hash text PRIMARY KEY,
        kind text NOT NULL,
        -- in the store below the hash; of a picture its largest form
        file text NOT NULL,
        name text NOT NULL,
        bytes integer NOT NULL,
        width integer,
        height integer,
        seconds real,
        staff_id uuid NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now()
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE media');
  }
}
