-- The table of applications as it was at commit 923e27d, with six generated columns and sixteen indexes: the limit that
-- later versions of the row are compared with. It stays as it is.
CREATE SCHEMA own_row;
CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
SET search_path = own_row, public;

CREATE FUNCTION search_text(given text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN (SELECT string_agg(CASE WHEN (ascii(c.c) < 128) THEN c.c ELSE (chr((97 + ((ascii(c.c) / 10) % 26))) || (ascii(c.c) % 10)) END, ''::text) AS string_agg FROM string_to_table(translate(regexp_replace(NORMALIZE(lower(search_text.given), NFD), '[\u0300-\u036f]'::text, ''::text, 'g'::text), 'łøđı'::text, 'lodi'::text), NULL::text) c(c));

CREATE FUNCTION contact_handle(given text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN "substring"(regexp_replace(regexp_replace(lower(btrim(given)), '/*([?#].*)?$'::text, ''::text), '^.*[/@]'::text, ''::text), '^(?!(?:none|null|nothing|brak|nie|kein|keine|nein)$)[a-z0-9._-]{3,64}$'::text);

CREATE FUNCTION contact_phone(given text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN "right"("substring"(regexp_replace(given, '\D'::text, ''::text, 'g'::text), '^\d{7,}$'::text), 9);

CREATE TABLE applications (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  country text NOT NULL,
  city text NOT NULL,
  zip_code text,
  instagram text,
  tiktok text,
  onlyfans_username text,
  onlyfans_monthly_earnings text NOT NULL,
  other_socials text,
  whatsapp text NOT NULL,
  message text,
  file_urls text[] NOT NULL,
  language text NOT NULL,
  score smallint,
  assessment_result text NOT NULL,
  assessment_version smallint NOT NULL,
  age_confirmed boolean NOT NULL,
  privacy_version text NOT NULL,
  consented_at timestamp(3) with time zone DEFAULT now() NOT NULL,
  idempotency_key text,
  request_hash bytea NOT NULL,
  first_scored_at timestamp(3) with time zone,
  replied_at timestamp(3) with time zone,
  updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
  search text GENERATED ALWAYS AS (search_text((((((((((((((' '::text || name) || ' '::text) || email) || ' '::text) || country) || ' '::text) || city) || ' '::text) || COALESCE(instagram, ''::text)) || ' '::text) || COALESCE(tiktok, ''::text)) || ' '::text) || COALESCE(onlyfans_username, ''::text)))) STORED,
  email_key text GENERATED ALWAYS AS (lower(email)) STORED,
  phone_key text GENERATED ALWAYS AS (contact_phone(whatsapp)) STORED,
  instagram_key text GENERATED ALWAYS AS (contact_handle(instagram)) STORED,
  tiktok_key text GENERATED ALWAYS AS (contact_handle(tiktok)) STORED,
  onlyfans_key text GENERATED ALWAYS AS (contact_handle(onlyfans_username)) STORED,
  CONSTRAINT applications_age_confirmed_check CHECK (age_confirmed),
  CONSTRAINT applications_idempotency_key_key UNIQUE (idempotency_key),
  CONSTRAINT applications_pkey PRIMARY KEY (id),
  CONSTRAINT applications_score_check CHECK (((score >= 1) AND (score <= 10)))
);
CREATE INDEX applications_newest ON applications USING btree (created_at DESC, id DESC);
CREATE INDEX applications_language ON applications USING btree (language, created_at, id);
CREATE INDEX applications_earnings ON applications USING btree (onlyfans_monthly_earnings, created_at, id);
CREATE INDEX applications_open ON applications USING btree (created_at, id) WHERE (replied_at IS NULL);
CREATE INDEX applications_updated ON applications USING btree (updated_at, id);
CREATE INDEX applications_search ON applications USING gin (search gin_trgm_ops);
CREATE INDEX applications_email ON applications USING btree (email_key);
CREATE INDEX applications_phone ON applications USING btree (phone_key) WHERE (phone_key IS NOT NULL);
CREATE INDEX applications_instagram ON applications USING btree (instagram_key) WHERE (instagram_key IS NOT NULL);
CREATE INDEX applications_tiktok ON applications USING btree (tiktok_key) WHERE (tiktok_key IS NOT NULL);
CREATE INDEX applications_onlyfans ON applications USING btree (onlyfans_key) WHERE (onlyfans_key IS NOT NULL);
CREATE INDEX applications_filters ON applications USING btree (language, onlyfans_monthly_earnings, assessment_result, COALESCE((score)::integer, 0), created_at, id) INCLUDE (score, replied_at);
CREATE INDEX applications_score_high ON applications USING btree (COALESCE((score)::integer, 0), created_at, id) INCLUDE (score, language, onlyfans_monthly_earnings, assessment_result, replied_at);
CREATE INDEX applications_score_low ON applications USING btree (COALESCE((score)::integer, 11), created_at, id) INCLUDE (score, language, onlyfans_monthly_earnings, assessment_result, replied_at);
CREATE TABLE outbox (
  id uuid NOT NULL,
  type text NOT NULL,
  event jsonb NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  due_at timestamp with time zone NOT NULL,
  attempts integer NOT NULL,
  last_failure text,
  abandoned_at timestamp with time zone,
  CONSTRAINT outbox_pkey PRIMARY KEY (id)
);
CREATE INDEX outbox_due ON outbox USING btree (due_at) WHERE (abandoned_at IS NULL);
