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
    const due = await queryRows<{ id: string; aggregateId: string; language: Language }>(
      manager,
      `UPDATE answers SET leaves_at = NULL WHERE id = ANY(ARRAY(
         SELECT id FROM answers WHERE leaves_at <= now()
           AND NOT EXISTS (SELECT FROM applications AS a WHERE a.id = application_id AND sealed_at IS NOT NULL)
         ORDER BY leaves_at LIMIT $1 FOR UPDATE SKIP LOCKED))
       RETURNING id, application_id AS "aggregateId", language`,
      [batch],
    );
    for (const { id, aggregateId, language } of due) {
      const facts = { aggregateId, correlationId: id, payload: { language } };
      await tell(manager, { ...newEvent('intake.application-answered.v1', facts), id });
    }
    return due.length === batch;
  });
}
