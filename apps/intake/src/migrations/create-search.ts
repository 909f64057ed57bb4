import type { QueryRunner } from 'typeorm';

const copies = ['search', 'email_key', 'phone_key', 'instagram_key', 'tiktok_key', 'onlyfans_key'];

/** The text and the contact keys that staff find an application by, made after the application came in. */
export async function createSearch(runner: QueryRunner, trigrams: string): Promise<void> {
  await runner.query(`
      CREATE INDEX applications_search ON applications USING gin (search ${trigrams});
      CREATE INDEX applications_email ON applications (email_key);
      CREATE INDEX applications_phone ON applications (phone_key) WHERE phone_key IS NOT NULL;
      CREATE INDEX applications_instagram ON applications (instagram_key) WHERE instagram_key IS NOT NULL;
      CREATE INDEX applications_tiktok ON applications (tiktok_key) WHERE tiktok_key IS NOT NULL;
      CREATE INDEX applications_onlyfans ON applications (onlyfans_key) WHERE onlyfans_key IS NOT NULL;

      -- A copy of personal data must not outlive a correction.
      CREATE FUNCTION empty_desk_copies() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        ${copies.map((column) => `NEW.${column} := NULL;`).join(' ')}
        RETURN NEW;
      END $$;
      CREATE TRIGGER applications_corrected
        BEFORE UPDATE OF name, email, country, city, instagram, tiktok, onlyfans_username, whatsapp ON applications
        FOR EACH ROW WHEN (OLD.email_key IS NOT NULL) EXECUTE FUNCTION empty_desk_copies();

      CREATE TABLE application_search (
        application_id uuid PRIMARY KEY REFERENCES applications ON DELETE CASCADE,
        -- the change of the application that the text was made after
        changed_at timestamptz(3) NOT NULL,
        text text NOT NULL,
        email_key text,
        phone_key text,
        instagram_key text,
        tiktok_key text,
        onlyfans_key text
      );
      CREATE INDEX application_search_text ON application_search USING gin (text ${trigrams});
      ${['email', 'phone', 'instagram', 'tiktok', 'onlyfans'].map(indexOf).join('')}

      CREATE TABLE search_progress (
        id integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),
        -- the change up to which every application has its text
        until timestamptz(3) NOT NULL DEFAULT 'epoch',
        -- every application that changed since the migration and until then is indexed
        indexed_until timestamptz(3) NOT NULL DEFAULT now(),
        -- the same for those of before, found by their copies meanwhile; infinity when all are
        filled_until timestamptz(3) NOT NULL DEFAULT 'epoch'
      );
      INSERT INTO search_progress DEFAULT VALUES;
    `);
}

const indexOf = (kind: string) => `
      CREATE INDEX application_search_${kind} ON application_search (${kind}_key) WHERE ${kind}_key IS NOT NULL;`;

export async function createSearchFunctions(runner: QueryRunner): Promise<void> {
  await runner.query(`
      -- Lower case without accents. Letters beyond ASCII become a letter and a digit: whether an index knows them as
      -- letters would otherwise depend on the locale that the server was made with.
      CREATE FUNCTION search_text(given text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      RETURN (
        SELECT string_agg(CASE WHEN ascii(c) < 128 THEN c ELSE chr(97 + ascii(c) / 10 % 26) || ascii(c) % 10 END, '')
        FROM string_to_table(translate(
          regexp_replace(normalize(lower(given), NFD), '[\\u0300-\\u036f]', '', 'g'), 'łøđı', 'lodi'), NULL) AS c
      );

      -- One word that staff look for, anywhere; less than three letters only where a word begins.
      CREATE FUNCTION search_pattern(word text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      RETURN CASE WHEN length(search_text(word)) < 3 THEN '% ' ELSE '%' END
        || regexp_replace(search_text(word), '([\\\\%_])', '\\\\\\1', 'g') || '%';

      -- The name of a person at a network, from a handle or an address in any writing. Null for what cannot be one.
      CREATE FUNCTION contact_handle(given text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      RETURN substring(
        regexp_replace(regexp_replace(lower(btrim(given)), '/*([?#].*)?$', ''), '^.*[/@]', '')
        FROM '^(?!(?:none|null|nothing|brak|nie|kein|keine|nein)$)[a-z0-9._-]{3,64}$');

      -- The last nine digits: the same number with and without its country.
      CREATE FUNCTION contact_phone(given text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      RETURN right(substring(regexp_replace(given, '\\D', '', 'g') FROM '^\\d{7,}$'), 9);
    `);
}
