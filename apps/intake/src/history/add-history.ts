import type { HistoryEntry } from '@blue-peony/contracts';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** The history of applications. Entries are only added, never changed, and are deleted with their application. */
@Injectable()
export class ApplicationHistory {
  /** @param manager of the transaction that makes the recorded change */
  async add(
    manager: Pick<EntityManager, 'query'>,
    applicationId: string,
    { kind, staff, detail }: HistoryEntry,
  ): Promise<void> {
    await manager.query(
      'INSERT INTO application_events (application_id, staff_id, kind, detail) VALUES ($1, $2, $3, $4)',
      [applicationId, staff, kind, detail],
    );
  }
}
