import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CountReading1764600420000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE readings (
        hour timestamptz NOT NULL,
        what text NOT NULL CHECK (what IN ('photos', 'applications', 'exports')),
        -- id of a staff member; 'team' for all together
        reader text NOT NULL,
        times integer NOT NULL,
        told boolean NOT NULL DEFAULT false,
        PRIMARY KEY (hour, what, reader)
      );

      ALTER TABLE desk_settings
        ADD reading_limits jsonb NOT NULL DEFAULT '{"photos": 1000, "applications": 200, "exports": 10}',
        ADD reading_per_person_since timestamptz;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE desk_settings DROP reading_limits, DROP reading_per_person_since;
      DROP TABLE readings;
    `);
  }
}
