import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddPasskeys1764600200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
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

      ALTER TABLE sessions ADD passkey_id uuid;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM sessions WHERE passkey_id IS NOT NULL;
      ALTER TABLE sessions DROP passkey_id;
      DROP TABLE recovery_codes, passkey_challenges, passkeys;
    `);
  }
}
