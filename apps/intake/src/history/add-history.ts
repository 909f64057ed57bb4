import type { HistoryEntry } from '@blue-peony/contracts';
import type { EntityManager } from 'typeorm';

/** Entries are never changed. @param manager of the transaction that makes the recorded change */
export async function addHistory(
  manager: Pick<EntityManager, 'query'>,
  applicationId: string,
  { kind, staff, detail }: HistoryEntry,
): Promise<void> {
  await manager.query(
    'INSERT INTO application_events (application_id, staff_id, kind, detail) VALUES ($1, $2, $3, $4)',
    [applicationId, staff, kind, detail],
  );
}
