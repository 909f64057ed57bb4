import type { QueryRunner } from 'typeorm';
import { completePartition, makeMonth, monthsFrom } from '../audit/chain/months.ts';

const months = Array.from({ length: 14 }, (_, index) => monthsFrom('2026-11-01', index));

/** The audit: partitions by month, entries that are chained by hash, and nothing that the service may change. */
export async function createAudit(runner: QueryRunner): Promise<void> {
  await runner.query(`
      -- The service's role can set this, but still has no right to change rows.
      CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF current_setting('blue_peony.audit_work', true) = 'on' THEN RETURN NULL; END IF;
        RAISE EXCEPTION 'audit is append-only' USING ERRCODE = 'insufficient_privilege';
      END $$;

      CREATE TABLE audit (
        id bigint GENERATED ALWAYS AS IDENTITY,
        at timestamptz NOT NULL DEFAULT now(),
        staff_id uuid,
        role text,
        action text NOT NULL,
        subject text NOT NULL,
        detail text NOT NULL DEFAULT '',
        month date NOT NULL DEFAULT date_trunc('month', now() AT TIME ZONE 'UTC')
      ) PARTITION BY LIST (month);
      -- for a month whose table does not exist yet
      CREATE TABLE audit_rest PARTITION OF audit DEFAULT;
      ${completePartition('audit_rest')};
      ${months.map(makeMonth).join(';')};
      CREATE TRIGGER audit_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
      ALTER TABLE audit ENABLE ALWAYS TRIGGER audit_append_only;

      -- An entry about a photo keeps the time and the random part of its path, never an applicant's file name.
      CREATE FUNCTION make_audit_entry_opaque() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.subject := coalesce(substring(NEW.subject from '^\\d+-[0-9a-f]+'), 'photo');
        RETURN NEW;
      END $$;
      CREATE TRIGGER audit_opaque BEFORE INSERT ON audit FOR EACH ROW
        WHEN (NEW.action = 'photo.opened' AND NEW.subject LIKE '%.jpg') EXECUTE FUNCTION make_audit_entry_opaque();

      CREATE TABLE audit_chain (
        seq bigint PRIMARY KEY,
        month date NOT NULL,
        audit_id bigint NOT NULL,
        -- SHA-256 of the entry
        entry bytea NOT NULL,
        -- SHA-256 of the previous hash and of the hash of the entry
        hash bytea NOT NULL,
        UNIQUE (month, audit_id)
      );
      CREATE TRIGGER audit_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_chain
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

      CREATE TABLE audit_head (
        only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
        seq bigint NOT NULL,
        hash bytea NOT NULL
      );
      INSERT INTO audit_head (seq, hash) VALUES (0, decode(repeat('00', 32), 'hex'));

      -- Runs at the commit: the head is locked only during a commit, and entries are chained in the order of commits.
      CREATE FUNCTION chain_audit() RETURNS trigger LANGUAGE plpgsql
        SECURITY DEFINER SET search_path = gateway, pg_temp AS $$
      DECLARE
        digest bytea := sha256(convert_to(jsonb_build_array(
          NEW.id::text, to_char(NEW.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), NEW.staff_id::text,
          NEW.role, NEW.action, NEW.subject, NEW.detail)::text, 'UTF8'));
        head audit_head;
      BEGIN
        UPDATE audit_head SET seq = seq + 1, hash = sha256(hash || digest) RETURNING * INTO head;
        INSERT INTO audit_chain (seq, month, audit_id, entry, hash)
          VALUES (head.seq, NEW.month, NEW.id, digest, head.hash);
        RETURN NULL;
      END $$;
      CREATE CONSTRAINT TRIGGER audit_chained AFTER INSERT ON audit DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION chain_audit();

      -- entries up to this month may be deleted; the remaining chain starts here
      CREATE TABLE audit_checkpoints (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        at timestamptz NOT NULL DEFAULT now(),
        month date NOT NULL,
        seq bigint NOT NULL,
        hash bytea NOT NULL,
        signature bytea NOT NULL
      );
      CREATE TRIGGER audit_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_checkpoints
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

      -- when the head was last mailed to the owners
      CREATE TABLE audit_mail (
        only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
        sent_at timestamptz NOT NULL DEFAULT now()
      );
      INSERT INTO audit_mail DEFAULT VALUES;
    `);
}
