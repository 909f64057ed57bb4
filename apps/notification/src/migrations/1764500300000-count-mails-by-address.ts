import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many mails an address got lately, under a tag in its place. */
export class CountMailsByAddress1764500300000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE mails_by_address (
        event_id uuid NOT NULL,
        recipient text NOT NULL,
        tag text NOT NULL,
        allowance text NOT NULL,
        at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (event_id, recipient)
      );
      CREATE INDEX mails_by_address_tag ON mails_by_address (tag, allowance, at);
      CREATE INDEX mails_by_address_at ON mails_by_address (at);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE mails_by_address');
  }
}
