import { randomUUID } from 'node:crypto';
import { newEvent, type Outbox, type Relay } from '@blue-peony/messaging';
import type { SessionsRepository } from './sessions.repository.ts';

export async function remindSessions(sessions: SessionsRepository, outbox: Outbox, relay: Relay): Promise<void> {
  const correlationId = randomUUID();
  const events = await sessions.transaction(async (manager) => {
    const ids = await sessions.claimReminders(manager);
    const added = ids.map((aggregateId) =>
      newEvent('commerce.session-waits.v1', { aggregateId, correlationId, payload: {} }),
    );
    for (const event of added) await outbox.add(manager, event);
    return added;
  });
  for (const event of events) void relay.dispatch(event);
}
