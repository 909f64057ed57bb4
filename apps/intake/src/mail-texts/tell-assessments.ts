import { assessmentSeconds, type Language } from '@blue-peony/contracts';
import { newEvent, tell } from '@blue-peony/messaging';
import { queryRows } from '@blue-peony/service-kit';
import type { DataSource } from 'typeorm';

/** At once, every five seconds: twice a day's mean of a million, and no mail of receipt waits behind their flowers. */
const batch = 100;
/** Results older than this are no longer announced. */
const windowDays = 5;

/** Applications answered, closed or sealed meanwhile are skipped. */
export async function tellAssessments(database: DataSource): Promise<void> {
  await database.transaction(async (manager) => {
    const due = await queryRows<{ id: string; language: Language; eventId: string | null }>(
      manager,
      `UPDATE applications SET assessment_told_at = now(),
         assessed_event_id = CASE WHEN replied_at IS NULL AND closed_at IS NULL AND sealed_at IS NULL THEN gen_random_uuid() END
       WHERE id = ANY(ARRAY(
         SELECT id FROM applications WHERE assessment_told_at IS NULL
           AND created_at BETWEEN now() - make_interval(days => $1) AND now() - make_interval(secs => $2)
         ORDER BY created_at LIMIT $3 FOR UPDATE SKIP LOCKED))
       RETURNING id, language, assessed_event_id AS "eventId"`,
      [windowDays, assessmentSeconds, batch],
    );
    for (const { id, language, eventId } of due) {
      const facts = { aggregateId: id, correlationId: id, payload: { language } };
      if (eventId) await tell(manager, { ...newEvent('intake.application-assessed.v1', facts), id: eventId });
    }
  });
}
