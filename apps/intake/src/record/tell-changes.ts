import { newEvent, type Outbox, type Relay } from '@blue-peony/messaging';
import type { DataSource } from 'typeorm';
import { claimNotices } from './change-notices.ts';

/** Tells applicants by mail what was changed, with the changes of a few minutes in one mail. */
export async function tellChanges(database: DataSource, outbox: Outbox, relay: Relay): Promise<void> {
  const events = await database.transaction(async (manager) => {
    const noted = (await claimNotices(manager)).map(({ id, applicationId, language }) => {
      const facts = { aggregateId: applicationId, correlationId: id, payload: { language } };
      // The worker asks for the text by the event's id.
      return { ...newEvent('intake.application-changed.v1', facts), id };
    });
    for (const event of noted) await outbox.add(manager, event);
    return noted;
  });
  for (const event of events) void relay.dispatch(event);
}
