import type { MigrationInterface, QueryRunner } from 'typeorm';

export class GatherRecoveries1764600410000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- when a link was last mailed for a request from an unknown device
      ALTER TABLE staff ADD recovery_mailed_at timestamptz;
      ALTER TABLE mail_requests ADD known_device boolean NOT NULL DEFAULT false;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE mail_requests DROP known_device;
      ALTER TABLE staff DROP recovery_mailed_at;
    `);
  }
}
