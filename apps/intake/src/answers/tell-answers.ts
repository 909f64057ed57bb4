import type { Language } from '@blue-peony/contracts';
import { newEvent, tell } from '@blue-peony/messaging';
import { queryRows } from '@blue-peony/service-kit';
import type { DataSource } from 'typeorm';

const batch = 100;

/**
 * Asks for the mails of answers that can no longer be taken back; that of a sealed application leaves once the seal is
 * off. @returns whether more may be due
 */
export async function tellAnswers(database: DataSource): Promise<boolean> {
  return database.transaction(async (manager) => {
    const due = await queryRows<{ id: string; aggregateId: string; language: Language; again: boolean }>(
      manager,
      `WITH due AS (
         SELECT id, leaves_at = at AS again FROM answers WHERE leaves_at <= now()
           AND NOT EXISTS (SELECT FROM applications AS a WHERE a.id = application_id AND sealed_at IS NOT NULL)
         ORDER BY leaves_at LIMIT $1 FOR UPDATE SKIP LOCKED)
       UPDATE answers SET leaves_at = NULL FROM due WHERE answers.id = due.id
       RETURNING answers.id, application_id AS "aggregateId", language, again`,
      [batch],
    );
    for (const { id, aggregateId, language, again } of due) {
      const facts = { aggregateId, correlationId: id, payload: { language } };
      const event = newEvent('intake.application-answered.v1', facts);
      await tell(manager, again ? { ...event, repeats: id } : { ...event, id });
    }
    return due.length === batch;
  });
}
