import { randomUUID } from 'node:crypto';
import { filmingClaims } from '@blue-peony/agency';
import { newEvent, tell } from '@blue-peony/messaging';
import { queryRows } from '@blue-peony/service-kit';
import type { DataSource, EntityManager } from 'typeorm';

const remindHours = 8;

export function remindSessions(database: DataSource): Promise<void> {
  const correlationId = randomUUID();
  return database.transaction(async (manager) => {
    for (const aggregateId of await claimReminders(manager))
      await tell(manager, newEvent('commerce.session-waits.v1', { aggregateId, correlationId, payload: {} }));
  });
}

async function claimReminders(manager: EntityManager): Promise<string[]> {
  const rows = await queryRows<{ id: string }>(
    manager,
    `INSERT INTO order_sessions (order_id, reminded_at)
     SELECT orders.id, now() FROM orders LEFT JOIN order_sessions ON order_id = orders.id
     WHERE status = 'paid' AND withdrawn_at IS NULL AND product = 'teasing-content' AND contacted_at IS NULL AND scheduled_at IS NULL AND reminded_at IS NULL
       AND paid_at BETWEEN now() - interval '30 days' AND now() - interval '${filmingClaims.contactHours - remindHours} hours'
     ORDER BY paid_at LIMIT 100
     ON CONFLICT (order_id) DO UPDATE SET reminded_at = now() WHERE order_sessions.reminded_at IS NULL
     RETURNING order_id AS id`,
  );
  return rows.map(({ id }) => id);
}
