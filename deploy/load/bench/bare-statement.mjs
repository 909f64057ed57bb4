const columns = [
  'idempotency_key text',
  'name text',
  'email text',
  'country text',
  'city text',
  'instagram text',
  'tiktok text',
  'onlyfans_monthly_earnings text',
  'whatsapp text',
  'message text',
  'language text',
  'privacy_version text',
];
const names = columns.map((column) => column.split(' ')[0]).join(', ');

/** Stores a JSON array of applications, each with its row of the outbox, in one statement. */
export const bareStatement = {
  name: 'bare',
  text: `
    WITH stored AS (
      INSERT INTO bare.applications (id, ${names})
      SELECT id, ${names} FROM json_to_recordset($1) AS given (id uuid, ${columns.join(', ')})
      RETURNING id, language
    )
    INSERT INTO bare.outbox (id, type, event)
    SELECT id, 'intake.application-submitted.v2',
      jsonb_build_object('id', id, 'aggregateId', id, 'payload', jsonb_build_object('language', language))
    FROM stored`,
};
