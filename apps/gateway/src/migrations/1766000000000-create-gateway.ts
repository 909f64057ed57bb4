import { createOutboxTable } from '@blue-peony/messaging';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createAudit } from './create-audit.ts';

/** The schema of release 1.0.0. */
export class CreateGateway1766000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE staff (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        email text NOT NULL UNIQUE CHECK (email = lower(email)),
        password_hash text,
        role text NOT NULL,
        banned_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        last_sign_in_at timestamptz,
        confirmed_at timestamptz,
        invited_at timestamptz,
        user_metadata jsonb NOT NULL DEFAULT '{}',
        -- number of password changes; a new password ends older photo links
        photo_epoch integer NOT NULL DEFAULT 0,
        -- when a link was last mailed for a request from an unknown device
        recovery_mailed_at timestamptz
      );
      ALTER TABLE staff ADD CONSTRAINT staff_role_check
        CHECK (role IN ('owner', 'manager', 'reviewer', 'support')) NOT VALID;

      CREATE TABLE factors (
        id uuid PRIMARY KEY,
        staff_id uuid NOT NULL REFERENCES staff ON DELETE CASCADE,
        friendly_name text NOT NULL,
        sealed_secret bytea NOT NULL,
        -- the step of the last accepted code: none up to it is accepted again
        last_counter integer NOT NULL DEFAULT 0,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        verified_at timestamptz
      );
      CREATE INDEX factors_staff_id ON factors (staff_id);
      CREATE UNIQUE INDEX factors_name ON factors (staff_id, friendly_name) WHERE friendly_name <> '';

      CREATE TABLE factor_challenges (
        id uuid PRIMARY KEY,
        factor_id uuid NOT NULL REFERENCES factors ON DELETE CASCADE,
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX factor_challenges_factor_id ON factor_challenges (factor_id);

      CREATE TABLE passkeys (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        staff_id uuid NOT NULL REFERENCES staff ON DELETE CASCADE,
        credential_id text NOT NULL UNIQUE,
        public_key bytea NOT NULL,
        counter bigint NOT NULL,
        transports text[] NOT NULL,
        friendly_name text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        last_used_at timestamptz
      );
      CREATE INDEX passkeys_staff_id ON passkeys (staff_id);

      CREATE TABLE passkey_challenges (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        -- null for a sign-in, whose staff member is not known yet
        staff_id uuid REFERENCES staff ON DELETE CASCADE,
        challenge text NOT NULL,
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX passkey_challenges_expires_at ON passkey_challenges (expires_at);

      CREATE TABLE recovery_codes (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        staff_id uuid NOT NULL UNIQUE REFERENCES staff ON DELETE CASCADE,
        friendly_name text NOT NULL,
        salt bytea NOT NULL,
        -- hashes of the unused codes
        hashes bytea[] NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      );

      CREATE TABLE sessions (
        id uuid PRIMARY KEY,
        staff_id uuid NOT NULL REFERENCES staff ON DELETE CASCADE,
        aal text NOT NULL CHECK (aal IN ('aal1', 'aal2')),
        amr jsonb NOT NULL,
        refresh_secret bytea NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        last_used_at timestamptz NOT NULL DEFAULT now(),
        ended_at timestamptz,
        factor_id uuid REFERENCES factors ON DELETE SET NULL,
        passkey_id uuid,
        -- for example "Firefox on Windows"; empty when unknown
        device text NOT NULL DEFAULT ''
      );
      CREATE INDEX sessions_staff_id ON sessions (staff_id);
      CREATE INDEX sessions_created_at ON sessions (created_at);
      CREATE INDEX sessions_factor_id ON sessions (factor_id) WHERE factor_id IS NOT NULL;

      CREATE TABLE refresh_tokens (
        hash bytea PRIMARY KEY,
        session_id uuid NOT NULL REFERENCES sessions ON DELETE CASCADE,
        parent_hash bytea,
        created_at timestamptz NOT NULL DEFAULT now(),
        used_at timestamptz
      );
      CREATE INDEX refresh_tokens_session_id ON refresh_tokens (session_id);
      CREATE UNIQUE INDEX refresh_tokens_one_live ON refresh_tokens (session_id) WHERE used_at IS NULL;

      CREATE TABLE known_devices (
        -- hash of the random id in the device's cookie
        hash bytea NOT NULL,
        staff_id uuid NOT NULL REFERENCES staff ON DELETE CASCADE,
        first_seen_at timestamptz NOT NULL DEFAULT now(),
        last_seen_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (hash, staff_id)
      );
      CREATE INDEX known_devices_staff_id ON known_devices (staff_id, last_seen_at);

      CREATE TABLE one_time_codes (
        id uuid PRIMARY KEY,
        staff_id uuid NOT NULL REFERENCES staff ON DELETE CASCADE,
        purpose text NOT NULL CHECK (purpose IN ('recovery', 'invite', 'email', 'reauthentication', 'pkce')),
        email text NOT NULL,
        token_hash bytea NOT NULL UNIQUE,
        code_mac bytea,
        code_challenge text,
        challenge_method text,
        method text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        -- how often it may still be typed; null for a code that only a mailbox tells
        tries_left smallint
      );
      CREATE INDEX one_time_codes_staff_id ON one_time_codes (staff_id);
      CREATE INDEX one_time_codes_email ON one_time_codes (email, purpose);
      CREATE INDEX one_time_codes_expires_at ON one_time_codes (expires_at);

      -- pending changes of address, which both mailboxes confirm
      CREATE TABLE address_changes (
        staff_id uuid PRIMARY KEY REFERENCES staff ON DELETE CASCADE,
        -- the new address
        email text NOT NULL,
        requested_at timestamptz NOT NULL DEFAULT now(),
        old_confirmed boolean NOT NULL DEFAULT false,
        new_confirmed boolean NOT NULL DEFAULT false
      );

      CREATE TABLE mail_requests (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        kind text NOT NULL CHECK (kind IN ('recovery', 'invite', 'email')),
        email text NOT NULL,
        code_challenge text,
        challenge_method text,
        correlation_id text NOT NULL,
        requested_at timestamptz NOT NULL DEFAULT now(),
        known_device boolean NOT NULL DEFAULT false
      );

      CREATE TABLE signing_keys (
        kid text PRIMARY KEY,
        created_at timestamptz NOT NULL DEFAULT now(),
        signs_from timestamptz NOT NULL DEFAULT now(),
        public_jwk jsonb NOT NULL,
        sealed_key bytea NOT NULL
      );

      CREATE TABLE draft_keys (
        staff_id uuid PRIMARY KEY REFERENCES staff ON DELETE CASCADE,
        sealed_key bytea NOT NULL
      );

      CREATE TABLE saved_views (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        staff_id uuid NOT NULL REFERENCES staff ON DELETE CASCADE,
        name text NOT NULL,
        query text NOT NULL,
        pinned boolean NOT NULL DEFAULT false,
        saved_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (staff_id, name)
      );

      CREATE TABLE readings (
        hour timestamptz NOT NULL,
        what text NOT NULL CHECK (what IN ('photos', 'applications', 'exports')),
        -- id of a staff member; 'team' for all together
        reader text NOT NULL,
        times integer NOT NULL,
        told boolean NOT NULL DEFAULT false,
        PRIMARY KEY (hour, what, reader)
      );

      -- number of refused photo links per hour
      CREATE TABLE refused_photo_links (
        hour timestamptz PRIMARY KEY,
        times integer NOT NULL
      );

      CREATE TABLE desk_settings (
        only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
        -- null until an owner decides
        second_factor_required boolean,
        reading_per_person_since timestamptz
      );
      INSERT INTO desk_settings DEFAULT VALUES;

      -- The layout that rate-limiter-flexible expects. A count may be lost in a crash, so it skips the log.
      CREATE UNLOGGED TABLE rate_limits (
        key varchar(255) PRIMARY KEY,
        points integer NOT NULL DEFAULT 0,
        expire bigint
      );
      CREATE INDEX rate_limits_expire ON rate_limits (expire);

      -- entries of the ledger that a restore has copied
      CREATE TABLE restored_entries (text text PRIMARY KEY);

      -- A later change of an account has a later time, for the ledger.
      CREATE FUNCTION stamp_staff() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF (NEW.role, NEW.banned_at, NEW.password_hash) IS DISTINCT FROM (OLD.role, OLD.banned_at, OLD.password_hash) THEN
          NEW.updated_at = greatest(NEW.updated_at, OLD.updated_at + interval '1 ms', clock_timestamp());
        END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER stamp_staff BEFORE UPDATE OF role, banned_at, password_hash ON staff
        FOR EACH ROW EXECUTE FUNCTION stamp_staff();

      CREATE FUNCTION stamp_holder() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE staff SET updated_at = greatest(updated_at + interval '1 ms', clock_timestamp())
          WHERE id = coalesce(NEW.staff_id, OLD.staff_id);
        RETURN NULL;
      END $$;
      CREATE TRIGGER stamp_holder AFTER INSERT OR DELETE OR UPDATE OF verified_at ON factors
        FOR EACH ROW EXECUTE FUNCTION stamp_holder();
      CREATE TRIGGER stamp_holder AFTER INSERT OR DELETE ON passkeys
        FOR EACH ROW EXECUTE FUNCTION stamp_holder();
    `);
    await createOutboxTable(runner);
    await createAudit(runner);
  }

  async down(): Promise<void> {
    throw new Error('No release is before 1.0.0');
  }
}
