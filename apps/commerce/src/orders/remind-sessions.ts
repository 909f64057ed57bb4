import { randomUUID } from 'node:crypto';
import { filmingClaims } from '@blue-peony/agency';
import { newEvent, type Outbox, type Relay } from '@blue-peony/messaging';
import { queryRows } from '@blue-peony/service-kit';
import type { DataSource, EntityManager } from 'typeorm';

const remindHours = 8;

export async function remindSessions(database: DataSource, outbox: Outbox, relay: Relay): Promise<void> {
  const correlationId = randomUUID();
  const events = await database.transaction(async (manager) => {
    const ids = await claimReminders(manager);
    const added = ids.map((aggregateId) =>
      newEvent('commerce.session-waits.v1', { aggregateId, correlationId, payload: {} }),
    );
    for (const event of added) await outbox.add(manager, event);
    return added;
  });
  for (const event of events) void relay.dispatch(event);
}

async function claimReminders(manager: EntityManager): Promise<string[]> {
  const rows = await queryRows<{ id: string }>(
    manager,
    `INSERT INTO order_sessions (order_id, reminded_at)
     SELECT orders.id, now() FROM orders LEFT JOIN order_sessions ON order_id = orders.id
     WHERE status = 'paid' AND product = 'teasing-content' AND contacted_at IS NULL AND reminded_at IS NULL
       AND paid_at BETWEEN now() - interval '30 days' AND now() - interval '${filmingClaims.contactHours - remindHours} hours'
     ORDER BY paid_at LIMIT 100
     ON CONFLICT (order_id) DO UPDATE SET reminded_at = now() WHERE order_sessions.reminded_at IS NULL
     RETURNING order_id AS id`,
  );
  return rows.map(({ id }) => id);
}
