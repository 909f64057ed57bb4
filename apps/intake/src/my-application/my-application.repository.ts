import { queryRows } from '@blue-peony/service-kit';
import type { DataSource } from 'typeorm';
import { mailboxOf } from '../mailbox.ts';
import { noteChanges } from '../record/change-notices.ts';

type Linked = { id: string; linkVersion: number; createdAt: Date; confirmed: boolean };

/** @param id with or without dashes */
export async function findLinked(database: DataSource, id: string): Promise<Linked | undefined> {
  const [row] = await database.query<Linked[]>(
    `SELECT id, link_version AS "linkVersion", created_at AS "createdAt",
       EXISTS (SELECT FROM confirmations WHERE application_id = id) AS confirmed
     FROM applications WHERE id = $1`,
    [id],
  );
  return row;
}

export async function confirmMailbox(database: DataSource, id: string): Promise<void> {
  await database.query(
    `INSERT INTO confirmations (application_id, mailbox)
     SELECT id, ${mailboxOf('email')} FROM applications WHERE id = $1 FOR KEY SHARE ON CONFLICT DO NOTHING`,
    [id],
  );
}

/** Closes the application; one that is already closed does not change. */
export async function withdrawApplication(database: DataSource, id: string): Promise<void> {
  await database.transaction(async (manager) => {
    const withdrawn = await queryRows(
      manager,
      `UPDATE applications SET withdrawn_at = now(), closed_at = coalesce(closed_at, now()),
         closed_reason = coalesce(closed_reason, 'withdrawn'), updated_at = now()
       WHERE id = $1 AND withdrawn_at IS NULL RETURNING id`,
      [id],
    );
    if (withdrawn.length > 0) await noteChanges(manager, id, ['withdrawn']);
  });
}
