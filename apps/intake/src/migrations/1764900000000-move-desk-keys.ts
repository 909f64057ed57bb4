import type { MigrationInterface, QueryRunner } from 'typeorm';

const copies = ['search', 'email_key', 'phone_key', 'instagram_key', 'tiktok_key', 'onlyfans_key'];

/**
 * New applications no longer carry copies for the desk; `application_search` gets the contact keys. Rows that are there
 * keep their copies, which both releases read, until a later release drops the columns.
 */
export class MoveDeskKeys1764900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE applications ${copies.map((column) => `ALTER ${column} DROP EXPRESSION`).join(', ')};

      -- A copy of personal data must not outlive a correction, whichever release makes it.
      CREATE FUNCTION empty_desk_copies() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        ${copies.map((column) => `NEW.${column} := NULL;`).join(' ')}
        RETURN NEW;
      END $$;
      CREATE TRIGGER applications_corrected
        BEFORE UPDATE OF name, email, country, city, instagram, tiktok, onlyfans_username, whatsapp ON applications
        FOR EACH ROW WHEN (OLD.email_key IS NOT NULL) EXECUTE FUNCTION empty_desk_copies();

      ALTER TABLE application_search
        ADD email_key text, ADD phone_key text, ADD instagram_key text, ADD tiktok_key text, ADD onlyfans_key text;
      ALTER TABLE search_progress
        -- every application that changed since the migration and until then is indexed
        ADD indexed_until timestamptz(3) NOT NULL DEFAULT now(),
        -- the same for those of before, found by their copies meanwhile; infinity when all are
        ADD filled_until timestamptz(3) NOT NULL DEFAULT 'epoch';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER applications_corrected ON applications;
      DROP FUNCTION empty_desk_copies;
      ALTER TABLE application_search
        DROP email_key, DROP phone_key, DROP instagram_key, DROP tiktok_key, DROP onlyfans_key;
      ALTER TABLE search_progress DROP indexed_until, DROP filled_until;
    `);
  }
}
