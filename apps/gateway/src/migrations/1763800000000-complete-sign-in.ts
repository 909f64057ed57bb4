import { createOutboxTable, dropOutboxTable } from '@blue-peony/messaging';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CompleteSignIn1763800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE staff
        ALTER password_hash DROP NOT NULL,
        ADD confirmed_at timestamptz,
        ADD invited_at timestamptz,
        ADD user_metadata jsonb NOT NULL DEFAULT '{}';
      UPDATE staff SET confirmed_at = created_at;

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

      ALTER TABLE sessions ADD factor_id uuid REFERENCES factors ON DELETE SET NULL;
      CREATE INDEX sessions_factor_id ON sessions (factor_id) WHERE factor_id IS NOT NULL;

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
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX one_time_codes_staff_id ON one_time_codes (staff_id);
      CREATE INDEX one_time_codes_email ON one_time_codes (email, purpose);
      CREATE INDEX one_time_codes_expires_at ON one_time_codes (expires_at);

      CREATE TABLE mail_requests (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        kind text NOT NULL CHECK (kind IN ('recovery', 'invite', 'email')),
        email text NOT NULL,
        code_challenge text,
        challenge_method text,
        correlation_id text NOT NULL,
        requested_at timestamptz NOT NULL DEFAULT now()
      );

      CREATE TABLE desk_settings (
        only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
        second_factor_required boolean NOT NULL DEFAULT false
      );
      INSERT INTO desk_settings DEFAULT VALUES;

      -- Private keys lay there readable: they go, and the next start makes one that is sealed. No session ends by it.
      DELETE FROM signing_keys;
      ALTER TABLE signing_keys DROP private_jwk, ADD public_jwk jsonb NOT NULL, ADD sealed_key bytea NOT NULL;

      -- Nobody's id where a stranger tried an address that no account has, or a command acted.
      ALTER TABLE audit ALTER staff_id DROP NOT NULL, ADD detail text NOT NULL DEFAULT '';
    `);
    await createOutboxTable(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropOutboxTable(runner);
    await runner.query(`
      DELETE FROM signing_keys;
      ALTER TABLE signing_keys DROP public_jwk, DROP sealed_key, ADD private_jwk jsonb NOT NULL;
      ALTER TABLE audit DROP detail;
      DROP TABLE desk_settings, mail_requests, one_time_codes, factor_challenges;
      ALTER TABLE sessions DROP factor_id;
      DROP TABLE factors;
      DELETE FROM staff WHERE password_hash IS NULL;
      ALTER TABLE staff DROP confirmed_at, DROP invited_at, DROP user_metadata, ALTER password_hash SET NOT NULL;
    `);
  }
}
