import { newEvent, tell } from '@blue-peony/messaging';
import type { DataSource } from 'typeorm';
import { claimNotices } from './change-notices.ts';

/** Tells applicants by mail what was changed, with the changes of a few minutes in one mail. */
export function tellChanges(database: DataSource): Promise<void> {
  return database.transaction(async (manager) => {
    for (const { id, applicationId, language } of await claimNotices(manager)) {
      const facts = { aggregateId: applicationId, correlationId: id, payload: { language } };
      // The worker asks for the text by the event's id.
      await tell(manager, { ...newEvent('intake.application-changed.v1', facts), id });
    }
  });
}
