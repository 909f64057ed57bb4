import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mails go to more kinds of recipients than the first two; the list of them is the code's. */
export class MailMembers1763800000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE deliveries DROP CONSTRAINT IF EXISTS deliveries_recipient_check');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE deliveries ADD CONSTRAINT deliveries_recipient_check
       CHECK (recipient IN ('staff', 'applicant')) NOT VALID`,
    );
  }
}
