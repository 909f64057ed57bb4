import type { ClosingReason } from '@blue-peony/contracts';
import { queryRows } from '@blue-peony/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ApplicationHistory } from '../history/add-history.ts';

/** Closes many applications at once. */
@Injectable()
export class CloseApplications {
  constructor(
    private readonly database: DataSource,
    private readonly history: ApplicationHistory,
  ) {}

  /** @returns those that were open; the others keep their reason and their day */
  close(ids: readonly string[], reason: ClosingReason, staff: string): Promise<string[]> {
    return this.database.transaction(async (manager) => {
      // In the order of ids, so that two calls for the same applications cannot deadlock.
      const closed = await queryRows<{ id: string }>(
        manager,
        `UPDATE applications SET closed_at = now(), closed_reason = $2, updated_at = now()
         WHERE id IN (SELECT id FROM applications WHERE id = ANY ($1) AND closed_at IS NULL AND sealed_at IS NULL
                      ORDER BY id FOR UPDATE)
         RETURNING id`,
        [ids, reason],
      );
      for (const { id } of closed) await this.history.add(manager, id, { kind: 'closed', staff, detail: { reason } });
      return closed.map(({ id }) => id);
    });
  }
}
