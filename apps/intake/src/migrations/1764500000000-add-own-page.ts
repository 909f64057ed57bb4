import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an applicant sees and does on her own page, and what staff do about a stored application. */
export class AddOwnPage1764500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE applications
        -- a higher one ends every link that is out
        ADD link_version integer NOT NULL DEFAULT 1,
        -- counts corrections, so that one of two at the same time is refused
        ADD version integer NOT NULL DEFAULT 1,
        ADD opened_at timestamptz(3),
        ADD withdrawn_at timestamptz(3),
        ADD closed_at timestamptz(3),
        ADD closed_reason text,
        ADD sealed_at timestamptz(3),
        ADD held_at timestamptz(3),
        ADD hold_reason text,
        ADD hold_hidden boolean NOT NULL DEFAULT false,
        -- those of before count as told: nobody is mailed a result that she saw long ago
        ADD assessment_told_at timestamptz(3) DEFAULT now(),
        -- the event that asks for the mail with the result, where one does
        ADD assessed_event_id uuid;
      ALTER TABLE applications ALTER assessment_told_at DROP DEFAULT;

      CREATE TABLE looks (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
        at timestamptz(3) NOT NULL DEFAULT now(),
        day date NOT NULL DEFAULT (now() AT TIME ZONE 'UTC')::date,
        staff_id uuid NOT NULL,
        role text NOT NULL,
        session_id uuid,
        what text NOT NULL CHECK (what IN ('photo', 'opened', 'listed')),
        photo text
      );
      CREATE INDEX looks_application ON looks (application_id, at DESC, id DESC);
      CREATE UNIQUE INDEX looks_listed ON looks (application_id, staff_id, day) WHERE what = 'listed';

      CREATE TABLE corrections (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
        at timestamptz(3) NOT NULL DEFAULT now(),
        -- null for the applicant herself
        staff_id uuid,
        field text NOT NULL,
        before text,
        after text
      );
      CREATE INDEX corrections_application ON corrections (application_id, at, id);

      -- the address that an applicant wants, until it is confirmed from the old and from the new one
      CREATE TABLE address_changes (
        application_id uuid PRIMARY KEY REFERENCES applications ON DELETE CASCADE,
        email text NOT NULL,
        asked_at timestamptz(3) NOT NULL DEFAULT now(),
        old_confirmed_at timestamptz(3),
        new_confirmed_at timestamptz(3)
      );

      -- who asked for fresh links, known or not, until the mail has gone
      CREATE TABLE link_requests (
        id uuid PRIMARY KEY,
        email text NOT NULL,
        language text NOT NULL,
        asked_at timestamptz(3) NOT NULL DEFAULT now()
      );
      CREATE INDEX link_requests_asked ON link_requests (asked_at);

      -- where the last mail about a deleted application goes, until it has gone
      CREATE TABLE farewells (
        application_id uuid PRIMARY KEY,
        email text NOT NULL,
        language text NOT NULL,
        at timestamptz(3) NOT NULL DEFAULT now()
      );

      CREATE TABLE intake_settings (
        id integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),
        -- what staff get by mail about an application
        staff_mails text NOT NULL DEFAULT 'everything' CHECK (staff_mails IN ('everything', 'reference'))
      );
      INSERT INTO intake_settings DEFAULT VALUES;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE looks, corrections, address_changes, link_requests, farewells, intake_settings;
      ALTER TABLE applications
        DROP link_version, DROP version, DROP opened_at, DROP withdrawn_at, DROP closed_at, DROP closed_reason,
        DROP sealed_at, DROP held_at, DROP hold_reason, DROP hold_hidden, DROP assessment_told_at,
        DROP assessed_event_id;
    `);
  }
}
