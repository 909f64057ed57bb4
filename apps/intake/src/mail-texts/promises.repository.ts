import type { Promised, PromisedMail, PromiseQuery } from '@blue-peony/contracts';
import type { ToldEvent } from '@blue-peony/messaging';
import { answerRows } from '@blue-peony/service-kit';
import type { DataSource } from 'typeorm';

type PromiseRow = { id: string; at: string; event_id: string; mails: PromisedMail[]; assessed_event_id: string | null };

/** Promises older than this are not checked; the delivery table forgets them as well. */
const windowDays = 7;

/** An answer is promised once it cannot be taken back any more. */
const answered = `FROM answers WHERE channel = 'mail' AND leaves_at IS NULL AND withdrawn_at IS NULL`;

const toldEvents = `
  SELECT id AS "aggregateId", id AS event_id, 'intake.application-submitted.v2' AS type,
    jsonb_build_object('language', language) AS payload
  FROM applications WHERE id = ANY($1)
  UNION ALL
  SELECT id, assessed_event_id, 'intake.application-assessed.v1', jsonb_build_object('language', language)
  FROM applications WHERE id = ANY($1) AND assessed_event_id IS NOT NULL
  UNION ALL
  SELECT application_id, id, 'intake.application-answered.v1', jsonb_build_object('language', language)
  ${answered} AND application_id = ANY($1) AND at > now() - make_interval(days => $2)`;

/** The event of the first mails has the application's id, that of an answer's mail the answer's id. */
export async function listPromises(
  database: Pick<DataSource, 'query'>,
  { from, until, after, limit }: PromiseQuery,
): Promise<Promised[]> {
  const rows = await answerRows<PromiseRow>(
    database,
    `(SELECT id, created_at AS at, id AS event_id, ARRAY['staff', 'received'] AS mails,
        CASE WHEN assessment_told_at < $3 THEN assessed_event_id END AS assessed_event_id
      FROM applications WHERE (created_at, id) > ($1, $2) AND created_at < $3 ORDER BY created_at, id LIMIT $4)
     UNION ALL
     (SELECT application_id, at, id, ARRAY['answer'], NULL
      ${answered} AND (at, application_id) > ($1, $2) AND at < $3
      ORDER BY at, application_id LIMIT $4)
     ORDER BY at, id LIMIT $4`,
    [from, after, until, limit],
  );
  return rows.flatMap(({ assessed_event_id: told, ...first }) => {
    return told ? [first, { ...first, event_id: told, mails: ['assessed' as const] }] : [first];
  });
}

export const toldOf = (database: Pick<DataSource, 'query'>, ids: string[]): Promise<ToldEvent[]> =>
  database.query(toldEvents, [ids, windowDays]);
