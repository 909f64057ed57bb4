import type { HistoryEntry } from '@blue-peony/contracts';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** What was done about applications. Entries are only ever added; they go with their application. */
@Injectable()
export class ApplicationHistory {
  /** @param manager of the transaction that makes the change itself */
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
