const texts =
  'idempotency_key name email country city instagram tiktok onlyfans_monthly_earnings whatsapp message language privacy_version';
const names = texts.replaceAll(' ', ', ');

/** Stores a JSON array of applications, each with its row of the outbox, in one statement. */
export const bareStatement = {
  name: 'bare',
  text: `
    WITH stored AS (
      INSERT INTO bare.applications (id, ${names})
      SELECT id, ${names} FROM json_to_recordset($1) AS given (id uuid, ${texts.replaceAll(/\w+/g, '$& text').replaceAll('text ', 'text, ')})
      RETURNING id, language
    )
    INSERT INTO bare.outbox (id, type, event)
    SELECT id, 'intake.application-submitted.v2',
      jsonb_build_object('id', id, 'aggregateId', id, 'payload', jsonb_build_object('language', language))
    FROM stored`,
};
