import type { MigrationInterface, QueryRunner } from 'typeorm';
import { findTrigrams } from './find-trigrams.ts';

/** Search, filters, sort orders, notes, duplicates and the reply clock of the review desk. */
export class AddDesk1764000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const trigrams = await findTrigrams(runner);
    await runner.query(`
      -- a large table takes its time
      SET LOCAL statement_timeout = 0;

      -- Lower case without accents. Letters beyond ASCII become a letter and a digit: whether an index knows them as
      -- letters would otherwise hang on the locale that the server was made with.
      CREATE FUNCTION search_text(given text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      RETURN (
        SELECT string_agg(CASE WHEN ascii(c) < 128 THEN c ELSE chr(97 + ascii(c) / 10 % 26) || ascii(c) % 10 END, '')
        FROM string_to_table(translate(
          regexp_replace(normalize(lower(given), NFD), '[\\u0300-\\u036f]', '', 'g'), 'łøđı', 'lodi'), NULL) AS c
      );

      -- One word that somebody looks for, anywhere; less than three letters only where a word begins.
      CREATE FUNCTION search_pattern(word text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      RETURN CASE WHEN length(search_text(word)) < 3 THEN '% ' ELSE '%' END
        || regexp_replace(search_text(word), '([\\\\%_])', '\\\\\\1', 'g') || '%';

      -- What names a person at a network: of a handle or an address in any writing. Null for what cannot be one.
      CREATE FUNCTION contact_handle(given text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      RETURN substring(
        regexp_replace(regexp_replace(lower(btrim(given)), '/*([?#].*)?$', ''), '^.*[/@]', '')
        FROM '^(?!(?:none|null|nothing|brak|nie|kein|keine|nein)$)[a-z0-9._-]{3,64}$');

      -- The last nine digits: the same number with and without its country.
      CREATE FUNCTION contact_phone(given text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      RETURN right(substring(regexp_replace(given, '\\D', '', 'g') FROM '^\\d{7,}$'), 9);

      ALTER TABLE applications
        ADD first_scored_at timestamptz(3),
        ADD replied_at timestamptz(3),
        ADD updated_at timestamptz(3) NOT NULL DEFAULT now(),
        ADD search text GENERATED ALWAYS AS (search_text(
          ' ' || name || ' ' || email || ' ' || country || ' ' || city || ' ' || coalesce(instagram, '')
          || ' ' || coalesce(tiktok, '') || ' ' || coalesce(onlyfans_username, ''))) STORED,
        ADD email_key text GENERATED ALWAYS AS (lower(email)) STORED,
        ADD phone_key text GENERATED ALWAYS AS (contact_phone(whatsapp)) STORED,
        ADD instagram_key text GENERATED ALWAYS AS (contact_handle(instagram)) STORED,
        ADD tiktok_key text GENERATED ALWAYS AS (contact_handle(tiktok)) STORED,
        ADD onlyfans_key text GENERATED ALWAYS AS (contact_handle(onlyfans_username)) STORED;
      UPDATE applications SET updated_at = created_at;

      CREATE INDEX applications_language ON applications (language, created_at, id);
      CREATE INDEX applications_earnings ON applications (onlyfans_monthly_earnings, created_at, id);
      -- unscored is last in both directions
      CREATE INDEX applications_score_high ON applications ((coalesce(score, 0)), created_at, id);
      CREATE INDEX applications_score_low ON applications ((coalesce(score, 11)), created_at, id);
      CREATE INDEX applications_open ON applications (created_at, id) WHERE replied_at IS NULL;
      CREATE INDEX applications_updated ON applications (updated_at, id);
      CREATE INDEX applications_search ON applications USING gin (search ${trigrams});
      CREATE INDEX applications_email ON applications (email_key);
      CREATE INDEX applications_phone ON applications (phone_key) WHERE phone_key IS NOT NULL;
      CREATE INDEX applications_instagram ON applications (instagram_key) WHERE instagram_key IS NOT NULL;
      CREATE INDEX applications_tiktok ON applications (tiktok_key) WHERE tiktok_key IS NOT NULL;
      CREATE INDEX applications_onlyfans ON applications (onlyfans_key) WHERE onlyfans_key IS NOT NULL;

      CREATE TABLE notes (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        application_id uuid NOT NULL REFERENCES applications,
        author_id uuid NOT NULL,
        text text NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now()
      );
      CREATE INDEX notes_application ON notes (application_id, created_at, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE notes;
      ALTER TABLE applications
        DROP first_scored_at, DROP replied_at, DROP updated_at, DROP search,
        DROP email_key, DROP phone_key, DROP instagram_key, DROP tiktok_key, DROP onlyfans_key;
      DROP INDEX applications_language, applications_earnings, applications_score_high, applications_score_low;
      DROP FUNCTION search_pattern, search_text, contact_handle, contact_phone;
    `);
  }
}
