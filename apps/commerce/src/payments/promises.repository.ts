import type { CaseOpened, CaseRefunded, Promised, PromisedMail, PromiseQuery } from '@blue-peony/contracts';
import type { ToldEvent } from '@blue-peony/messaging';
import { answerRows } from '@blue-peony/service-kit';
import type { DataSource, EntityManager } from 'typeorm';

type CaseEvent = CaseOpened | CaseRefunded;

/** Refunded orders promise nothing, and orders without an event were paid before promises were recorded. */
const promising = `paid_event_id IS NOT NULL AND status = 'paid'`;

/** The mails of a withdrawal, each with its event. */
const withdrawalMails = `withdrawals, LATERAL (VALUES (receipt_event, 'withdrawal', received_at),
  (confirm_event, 'withdrawal_confirm', received_at + interval '1 millisecond')) AS promised (event_id, mail, at)`;

/** The events that promised the mails of orders and cases `$1`. */
const toldEvents = `
  SELECT paid_event_id AS event_id, id AS "aggregateId", 'commerce.order-paid.v2' AS type,
    jsonb_build_object('product', product) AS payload
  FROM orders WHERE id = ANY($1) AND ${promising}
  UNION ALL SELECT event_id, case_id, type, payload FROM case_mails WHERE case_id = ANY($1)
  UNION ALL SELECT event_id, id, 'commerce.withdrawal-mail-requested.v1',
    jsonb_build_object('mail', mail, 'order_id', order_id)
  FROM ${withdrawalMails} WHERE id = ANY($1) AND event_id IS NOT NULL`;

export function listPromises(database: Pick<DataSource, 'query'>, { from, until, after, limit }: PromiseQuery) {
  return answerRows<Promised>(
    database,
    `(SELECT id, paid_event_id AS event_id, paid_at AS at,
        CASE product WHEN 'teasing-content' THEN ARRAY['receipt', 'booking'] ELSE ARRAY['receipt'] END AS mails
      FROM orders WHERE ${promising} AND (paid_at, id) > ($1, $2) AND paid_at < $3 ORDER BY at, id LIMIT $4)
     UNION ALL
     (SELECT case_id, event_id, at, mails FROM case_mails WHERE (at, case_id) > ($1, $2) AND at < $3
      ORDER BY at, case_id LIMIT $4)
     UNION ALL
     (SELECT id, event_id, at, ARRAY[mail] FROM ${withdrawalMails}
      WHERE event_id IS NOT NULL AND (at, id) > ($1, $2) AND at < $3
        AND received_at BETWEEN $1::timestamptz - interval '1 second' AND $3
      ORDER BY at, id LIMIT $4)
     ORDER BY at, id LIMIT $4`,
    [from, after, until, limit],
  );
}

export const toldOf = (database: Pick<DataSource, 'query'>, ids: string[]): Promise<ToldEvent[]> =>
  database.query(toldEvents, [ids]);

export async function promiseMails(manager: EntityManager, event: CaseEvent, mails: readonly PromisedMail[]) {
  const { id, aggregateId, type, payload } = event;
  await manager.query('INSERT INTO case_mails (event_id, case_id, type, payload, mails) VALUES ($1, $2, $3, $4, $5)', [
    id,
    aggregateId,
    type,
    payload,
    mails,
  ]);
}
