import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an agency has changed of its site: the draft that its staff work on, and every revision that was published. */
export class AddSite1768000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE site_revisions (
        number integer PRIMARY KEY,
        -- SHA-256 of the content, cut to 16 hex digits
        id text NOT NULL,
        content jsonb NOT NULL,
        -- no reference: the account may be deleted, the revision is not changed
        staff_id uuid,
        parent integer REFERENCES site_revisions,
        note text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE FUNCTION refuse_site_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'site_revisions is append-only' USING ERRCODE = 'insufficient_privilege';
      END $$;
      CREATE TRIGGER site_revisions_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON site_revisions
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_site_change();
      ALTER TABLE site_revisions ENABLE ALWAYS TRIGGER site_revisions_append_only;

      CREATE TABLE site_draft (
        only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
        content jsonb NOT NULL,
        -- the revision that it was begun from; 0 for the product's own site
        base integer NOT NULL,
        version integer NOT NULL,
        staff_id uuid REFERENCES staff ON DELETE SET NULL,
        changed_at timestamptz
      );
      INSERT INTO site_draft (content, base, version) VALUES ('{"facts": {}, "texts": {}}', 0, 0);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE site_draft; DROP TABLE site_revisions; DROP FUNCTION refuse_site_change();');
  }
}
