import { createOutboxTable } from '@blue-peony/messaging';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createSearch, createSearchFunctions } from './create-search.ts';
import { findTrigrams } from './find-trigrams.ts';

/** The schema of release 1.0.0. */
export class CreateIntake1766000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const trigrams = await findTrigrams(runner);
    await createSearchFunctions(runner);
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
        -- her mails are neutral where a mail list shows them
        discreet boolean NOT NULL DEFAULT false,
        score smallint CHECK (score BETWEEN 1 AND 10),
        assessment_result text NOT NULL,
        assessment_version smallint NOT NULL,
        age_confirmed boolean NOT NULL CHECK (age_confirmed),
        privacy_version text NOT NULL,
        consented_at timestamptz(3) NOT NULL DEFAULT now(),
        idempotency_key text UNIQUE,
        request_hash bytea NOT NULL,
        first_scored_at timestamptz(3),
        replied_at timestamptz(3),
        updated_at timestamptz(3) NOT NULL DEFAULT now(),
        search text,
        email_key text,
        phone_key text,
        instagram_key text,
        tiktok_key text,
        onlyfans_key text,
        -- a higher one ends every link that is out
        link_version integer NOT NULL DEFAULT 1,
        -- counts corrections, so that one of two at the same time is refused
        version integer NOT NULL DEFAULT 1,
        opened_at timestamptz(3),
        withdrawn_at timestamptz(3),
        closed_at timestamptz(3),
        closed_reason text,
        sealed_at timestamptz(3),
        held_at timestamptz(3),
        hold_reason text,
        hold_hidden boolean NOT NULL DEFAULT false,
        assessment_told_at timestamptz(3),
        -- the event that asks for the mail with the result, where one does
        assessed_event_id uuid,
        -- when its words were handed to the worker
        result_told_at timestamptz(3),
        scored_by uuid,
        scored_at timestamptz(3),
        assignee_id uuid,
        leased_by uuid,
        leased_until timestamptz(3),
        -- in the past: it is back, and its reason is shown
        snoozed_until timestamptz(3),
        snooze_reason text,
        snoozed_by uuid,
        -- when one that is back was handed out to the first person
        handed_out_at timestamptz(3),
        -- the address that refused, so that another one is as good as new
        refused_email text,
        source text,
        -- the number as every phone dials it, beside what the applicant typed
        phone_e164 text
      );
      CREATE INDEX applications_newest ON applications (created_at DESC, id DESC);
      CREATE INDEX applications_language ON applications (language, created_at, id);
      CREATE INDEX applications_earnings ON applications (onlyfans_monthly_earnings, created_at, id);
      -- Unscored is last in both directions. A filtered page is found in the index alone.
      CREATE INDEX applications_score_high ON applications ((coalesce(score, 0)), created_at, id)
        INCLUDE (score, language, onlyfans_monthly_earnings, assessment_result, replied_at, snoozed_until);
      CREATE INDEX applications_score_low ON applications ((coalesce(score, 11)), created_at, id)
        INCLUDE (score, language, onlyfans_monthly_earnings, assessment_result, replied_at, snoozed_until);
      -- Several filters at once, read and counted in one index. PostgreSQL 18 skips over leading columns with few
      -- values that are not asked for.
      CREATE INDEX applications_filters ON applications
        (language, onlyfans_monthly_earnings, assessment_result, (coalesce(score, 0)), created_at, id)
        INCLUDE (score, replied_at, snoozed_until);
      CREATE INDEX applications_open ON applications (created_at, id) WHERE replied_at IS NULL;
      CREATE INDEX applications_updated ON applications (updated_at, id);
      CREATE INDEX applications_untold ON applications (created_at) WHERE assessment_told_at IS NULL;
      CREATE INDEX applications_closed ON applications (closed_at) WHERE closed_at IS NOT NULL;
      CREATE INDEX applications_assigned ON applications (assignee_id, created_at, id) WHERE assignee_id IS NOT NULL;
      CREATE INDEX applications_waiting ON applications (created_at, id)
        WHERE replied_at IS NULL AND closed_at IS NULL AND withdrawn_at IS NULL AND sealed_at IS NULL;
      CREATE INDEX applications_snoozed ON applications (snoozed_until)
        WHERE snoozed_until IS NOT NULL AND replied_at IS NULL;
      CREATE INDEX applications_ended_links ON applications (id) WHERE link_version > 1;

      CREATE TABLE uploads (
        path text PRIMARY KEY,
        bytes integer NOT NULL,
        width integer NOT NULL,
        height integer NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        application_id uuid REFERENCES applications,
        expired_at timestamptz
      );
      CREATE INDEX uploads_unclaimed ON uploads (created_at) WHERE application_id IS NULL;
      CREATE INDEX uploads_application ON uploads (application_id);
      -- the id in a photo's address is the beginning of its stored name
      CREATE INDEX uploads_photo_id ON uploads (left(path, 38));

      CREATE TABLE notes (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        application_id uuid NOT NULL REFERENCES applications,
        author_id uuid NOT NULL,
        text text NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        edited_at timestamptz(3)
      );
      CREATE INDEX notes_application ON notes (application_id, created_at, id);

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
        -- null for the applicant
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

      -- addresses that asked for fresh links, known or not, until the mail has gone
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
        discreet boolean NOT NULL DEFAULT false,
        at timestamptz(3) NOT NULL DEFAULT now()
      );

      -- erased applications whose ids are still to be written to the ledger outside of the database
      CREATE TABLE erasures (
        application_id uuid PRIMARY KEY,
        at timestamptz(3) NOT NULL DEFAULT now()
      );

      -- keys of the ledger that a restore has copied
      CREATE TABLE restored_entries (key text PRIMARY KEY);

      CREATE TABLE intake_settings (
        id integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),
        -- what staff get by mail about an application
        staff_mails text NOT NULL DEFAULT 'everything' CHECK (staff_mails IN ('everything', 'reference'))
      );
      INSERT INTO intake_settings DEFAULT VALUES;

      CREATE TABLE presence (
        application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
        staff_id uuid NOT NULL,
        since timestamptz(3) NOT NULL DEFAULT now(),
        seen_at timestamptz(3) NOT NULL DEFAULT now(),
        PRIMARY KEY (application_id, staff_id)
      );
      CREATE INDEX presence_seen ON presence (seen_at);

      -- each action on an application, with its actor and its time
      CREATE TABLE application_events (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
        at timestamptz(3) NOT NULL DEFAULT now(),
        staff_id uuid,
        kind text NOT NULL,
        detail jsonb NOT NULL
      );
      CREATE INDEX application_events_application ON application_events (application_id, id);
      CREATE INDEX application_events_at ON application_events (at);

      -- applications whose answer staff were reminded of
      CREATE TABLE reply_reminders (
        application_id uuid PRIMARY KEY REFERENCES applications ON DELETE CASCADE,
        reminder_id uuid NOT NULL,
        at timestamptz(3) NOT NULL DEFAULT now()
      );
      CREATE INDEX reply_reminders_reminder ON reply_reminders (reminder_id);

      CREATE TABLE answers (
        -- also of the event that asks for its mail
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
        -- made up by the sender, so that one answer that is sent twice is one
        key uuid NOT NULL,
        at timestamptz(3) NOT NULL DEFAULT now(),
        staff_id uuid NOT NULL,
        channel text NOT NULL,
        decision text NOT NULL,
        language text NOT NULL,
        subject text NOT NULL,
        text text NOT NULL,
        -- when its mail leaves, null once it has left
        leaves_at timestamptz(3),
        withdrawn_at timestamptz(3),
        UNIQUE (application_id, key)
      );
      CREATE INDEX answers_leaving ON answers (leaves_at) WHERE leaves_at IS NOT NULL;
      CREATE INDEX answers_application ON answers (application_id, at DESC);
      CREATE INDEX answers_promised ON answers (at, application_id) WHERE channel = 'mail';

      CREATE TABLE answer_templates (
        decision text NOT NULL,
        language text NOT NULL,
        version integer NOT NULL,
        at timestamptz(3) NOT NULL DEFAULT now(),
        staff_id uuid NOT NULL,
        -- null where the product's own text was brought back
        subject text,
        text text,
        PRIMARY KEY (decision, language, version)
      );

      CREATE TABLE spam_marks (
        application_id uuid PRIMARY KEY REFERENCES applications ON DELETE CASCADE,
        reason text NOT NULL,
        -- when staff took the mark back
        cleared_at timestamptz(3)
      );

      -- a link that only a mail had was used
      CREATE TABLE confirmations (
        application_id uuid PRIMARY KEY REFERENCES applications ON DELETE CASCADE,
        -- in lower case, without a part after a plus sign
        mailbox text NOT NULL,
        at timestamptz(3) NOT NULL DEFAULT now()
      );
      CREATE INDEX confirmations_mailbox ON confirmations (mailbox);

      -- what changed of an application since its address was last told
      CREATE TABLE change_notices (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
        -- the address before the change
        email text NOT NULL,
        what text NOT NULL,
        at timestamptz(3) NOT NULL DEFAULT now(),
        -- the event of the mail that tells it
        mail_id uuid
      );
      CREATE INDEX change_notices_application ON change_notices (application_id);
      CREATE INDEX change_notices_mail ON change_notices (mail_id);
    `);
    await createSearch(runner, trigrams);
    await createOutboxTable(runner);
  }

  async down(): Promise<void> {
    throw new Error('No release is before 1.0.0');
  }
}
