import { createOutboxTable, dropOutboxTable } from '@blue-peony/messaging';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateApplications1763650000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE applications (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        -- milliseconds, so that a page cursor made from a JavaScript date finds its row again
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        name text NOT NULL,
        email text NOT NULL,
        country text NOT NULL,
        city text NOT NULL,
        zip_code text,
        instagram text,
        tiktok text,
        onlyfans_username text,
        onlyfans_monthly_earnings text NOT NULL,
        other_socials text,
        whatsapp text NOT NULL,
        message text,
        file_urls text[] NOT NULL,
        language text NOT NULL,
        score smallint CHECK (score BETWEEN 1 AND 10),
        assessment_result text NOT NULL,
        assessment_version smallint NOT NULL,
        age_confirmed boolean NOT NULL CHECK (age_confirmed),
        privacy_version text NOT NULL,
        consented_at timestamptz(3) NOT NULL DEFAULT now(),
        idempotency_key text UNIQUE,
        request_hash bytea NOT NULL
      )`);
    await runner.query('CREATE INDEX applications_newest ON applications (created_at DESC, id DESC)');
    await runner.query(`
      CREATE TABLE uploads (
        path text PRIMARY KEY,
        bytes integer NOT NULL,
        width integer NOT NULL,
        height integer NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        application_id uuid REFERENCES applications,
        expired_at timestamptz
      )`);
    await runner.query('CREATE INDEX uploads_unclaimed ON uploads (created_at) WHERE application_id IS NULL');
    await createOutboxTable(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropOutboxTable(runner);
    await runner.query('DROP TABLE uploads');
    await runner.query('DROP TABLE applications');
  }
}
