import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Removes applicants' file names from the audit, and adds columns for its new entries. Only functions of the schema's
 * owner may change a stored entry, each in one narrow way.
 */
export class KeepAuditOpaque1764500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE audit ADD role text;

      -- The service's role can set this, but still has no right to change rows.
      CREATE OR REPLACE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF current_setting('blue_peony.audit_work', true) = 'on' THEN RETURN NULL; END IF;
        RAISE EXCEPTION 'audit is append-only' USING ERRCODE = 'insufficient_privilege';
      END $$;

      -- Keeps the time and the random part of a photo's path. Returns the number of changed entries, at most the argument.
      CREATE FUNCTION make_audit_opaque(entries integer) RETURNS integer LANGUAGE plpgsql
        SECURITY DEFINER SET search_path FROM CURRENT AS $$
      DECLARE changed integer;
      BEGIN
        PERFORM set_config('blue_peony.audit_work', 'on', true);
        UPDATE audit SET subject = coalesce(substring(subject from '^\\d+-[0-9a-f]+'), 'photo') WHERE id IN (
          SELECT id FROM audit WHERE action = 'photo.opened' AND subject LIKE '%.jpg' LIMIT entries);
        GET DIAGNOSTICS changed = ROW_COUNT;
        PERFORM set_config('blue_peony.audit_work', 'off', true);
        RETURN changed;
      END $$;

      -- number of refused photo links per hour
      CREATE TABLE refused_photo_links (
        hour timestamptz PRIMARY KEY,
        times integer NOT NULL
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE refused_photo_links;
      DROP FUNCTION make_audit_opaque;
      ALTER TABLE audit DROP role;
      CREATE OR REPLACE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'audit is append-only' USING ERRCODE = 'insufficient_privilege';
      END $$;
    `);
  }
}
