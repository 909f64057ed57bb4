import { assessmentSeconds, type Language } from '@blue-peony/contracts';
import { newEvent, type Outbox, type Relay } from '@blue-peony/messaging';
import { queryRows } from '@blue-peony/service-kit';
import type { DataSource } from 'typeorm';

const batch = 100;
/** Results older than this are no longer announced. */
const windowDays = 5;

type Due = { id: string; language: Language; eventId: string | null };

/** Applications closed or sealed meanwhile are skipped. @returns whether more results may be due */
export async function tellAssessments(database: DataSource, outbox: Outbox, relay: Relay): Promise<boolean> {
  const { due, events } = await database.transaction(async (manager) => {
    const due = await queryRows<Due>(
      manager,
      `UPDATE applications SET assessment_told_at = now(),
         assessed_event_id = CASE WHEN closed_at IS NULL AND sealed_at IS NULL THEN gen_random_uuid() END
       WHERE id = ANY(ARRAY(
         SELECT id FROM applications WHERE assessment_told_at IS NULL
           AND created_at BETWEEN now() - make_interval(days => $1) AND now() - make_interval(secs => $2)
         ORDER BY created_at LIMIT $3 FOR UPDATE SKIP LOCKED))
       RETURNING id, language, assessed_event_id AS "eventId"`,
      [windowDays, assessmentSeconds, batch],
    );
    const events = due.flatMap(({ id, language, eventId }) => {
      const facts = { aggregateId: id, correlationId: id, payload: { language } };
      return eventId ? [{ ...newEvent('intake.application-assessed.v1', facts), id: eventId }] : [];
    });
    for (const event of events) await outbox.add(manager, event);
    return { due, events };
  });
  for (const event of events) void relay.dispatch(event);
  return due.length === batch;
}
