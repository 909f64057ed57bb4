import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KnowDevices1764600400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE known_devices (
        -- hash of the random id in the device's cookie
        hash bytea NOT NULL,
        staff_id uuid NOT NULL REFERENCES staff ON DELETE CASCADE,
        first_seen_at timestamptz NOT NULL DEFAULT now(),
        last_seen_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (hash, staff_id)
      );
      CREATE INDEX known_devices_staff_id ON known_devices (staff_id, last_seen_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE known_devices');
  }
}
