import { newEvent, type Relay } from '@blue-peony/messaging';
import { claimNotices } from './change-notices.ts';

/** Tells applicants by mail what was changed, with the changes of a few minutes in one mail. */
export function tellChanges(relay: Relay): Promise<void> {
  return relay.transaction(async (manager, tell) => {
    for (const { id, applicationId, language } of await claimNotices(manager)) {
      const facts = { aggregateId: applicationId, correlationId: id, payload: { language } };
      // The worker asks for the text by the event's id.
      await tell({ ...newEvent('intake.application-changed.v1', facts), id });
    }
  });
}
