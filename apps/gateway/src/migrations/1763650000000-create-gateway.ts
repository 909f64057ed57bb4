import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateGateway1763650000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE staff (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        email text NOT NULL UNIQUE CHECK (email = lower(email)),
        password_hash text NOT NULL,
        role text NOT NULL CHECK (role IN ('owner', 'reviewer')),
        banned_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        last_sign_in_at timestamptz
      );

      CREATE TABLE sessions (
        id uuid PRIMARY KEY,
        staff_id uuid NOT NULL REFERENCES staff ON DELETE CASCADE,
        aal text NOT NULL CHECK (aal IN ('aal1', 'aal2')),
        amr jsonb NOT NULL,
        refresh_secret bytea NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        last_used_at timestamptz NOT NULL DEFAULT now(),
        ended_at timestamptz
      );
      CREATE INDEX sessions_staff_id ON sessions (staff_id);
      CREATE INDEX sessions_created_at ON sessions (created_at);

      CREATE TABLE refresh_tokens (
        hash bytea PRIMARY KEY,
        session_id uuid NOT NULL REFERENCES sessions ON DELETE CASCADE,
        parent_hash bytea,
        created_at timestamptz NOT NULL DEFAULT now(),
        used_at timestamptz
      );
      CREATE INDEX refresh_tokens_session_id ON refresh_tokens (session_id);
      CREATE UNIQUE INDEX refresh_tokens_one_live ON refresh_tokens (session_id) WHERE used_at IS NULL;

      CREATE TABLE signing_keys (
        kid text PRIMARY KEY,
        private_jwk jsonb NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        signs_from timestamptz NOT NULL DEFAULT now()
      );

      CREATE TABLE audit (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        at timestamptz NOT NULL DEFAULT now(),
        staff_id uuid NOT NULL,
        action text NOT NULL,
        subject text NOT NULL
      );
      CREATE INDEX audit_staff_id_at ON audit (staff_id, at);

      -- The service's role owns the table, so a REVOKE would bind nobody.
      CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'audit is append-only' USING ERRCODE = 'insufficient_privilege';
      END $$;
      CREATE TRIGGER audit_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
      ALTER TABLE audit ENABLE ALWAYS TRIGGER audit_append_only;

      -- The layout that rate-limiter-flexible expects. A count may be lost in a crash, so it skips the log.
      CREATE UNLOGGED TABLE rate_limits (
        key varchar(255) PRIMARY KEY,
        points integer NOT NULL DEFAULT 0,
        expire bigint
      );
      CREATE INDEX rate_limits_expire ON rate_limits (expire);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE rate_limits, audit, signing_keys, refresh_tokens, sessions, staff;
      DROP FUNCTION refuse_audit_change;
    `);
  }
}
