import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What buyers have agreed to before their withdrawal period ends. */
export class AddOrderConsents1770100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE order_consents (
        order_id uuid PRIMARY KEY REFERENCES orders ON DELETE CASCADE,
        begins boolean NOT NULL,
        ends boolean NOT NULL,
        -- of the legal texts on the page that asked
        version text NOT NULL,
        -- consents, terms and notice in the words of that day
        words jsonb NOT NULL,
        answered_at timestamptz NOT NULL,
        -- when the mail with the consents was accepted: until then the right of withdrawal remains
        confirmed_at timestamptz,
        CHECK (confirmed_at IS NULL OR (begins AND ends))
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE order_consents');
  }
}
