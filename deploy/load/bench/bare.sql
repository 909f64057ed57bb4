-- What any store of applications needs, and no more: the fields of the form, a unique key of the request, and an outbox.
CREATE SCHEMA bare;
SET search_path = bare;

CREATE TABLE applications (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  created_at timestamptz NOT NULL DEFAULT now(),
  idempotency_key text UNIQUE,
  name text NOT NULL,
  email text NOT NULL,
  country text NOT NULL,
  city text NOT NULL,
  instagram text,
  tiktok text,
  onlyfans_monthly_earnings text NOT NULL,
  whatsapp text NOT NULL,
  message text,
  language text NOT NULL,
  privacy_version text NOT NULL
);

CREATE TABLE outbox (
  id uuid PRIMARY KEY,
  type text NOT NULL,
  event jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
