import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The desk asks for the mails of an application, which more than one event can order. */
export class KnowApplications1764000000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE deliveries ADD application_id uuid;
      -- until now such an event bore the id of its application
      UPDATE deliveries SET application_id = event_id WHERE recipient IN ('staff', 'applicant');
      CREATE INDEX deliveries_application ON deliveries (application_id, created_at) WHERE application_id IS NOT NULL;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE deliveries DROP application_id');
  }
}
