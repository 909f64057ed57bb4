import type { ApplicationRecord, ClosingReason, HistoryEntry } from '@blue-peony/contracts';
import { answerRows, queryRows } from '@blue-peony/service-kit';
import type { DataSource } from 'typeorm';
import { addHistory } from '../history/add-history.ts';

const columns =
  'id, version, opened_at, withdrawn_at, closed_at, sealed_at, held_at, closed_reason, hold_reason, hold_hidden';

const unsealed = 'sealed_at IS NULL';

type Corrected = ApplicationRecord['corrections'][number];
type RecordRow = Omit<ApplicationRecord, 'corrections'>;

export async function readRecord(database: DataSource, id: string): Promise<ApplicationRecord | undefined> {
  const [row] = await answerRows<RecordRow>(database, `SELECT ${columns} FROM applications WHERE id = $1`, [id]);
  return row && toRecord(database, row);
}

/** An application that is already closed keeps its date, and with it its retention period. A sealed one stays as it is. */
export function closeApplication(database: DataSource, id: string, reason: ClosingReason, staff: string) {
  const set = 'closed_at = coalesce(closed_at, now()), closed_reason = $2';
  return changeRecord(database, id, { kind: 'closed', staff, detail: { reason } }, set, [reason], unsealed);
}

/** A sealed one stays as it is. */
export function reopenApplication(database: DataSource, id: string, staff: string) {
  const set = 'closed_at = NULL, closed_reason = NULL';
  return changeRecord(database, id, { kind: 'reopened', staff, detail: {} }, set, [], unsealed);
}

export function sealApplication(database: DataSource, id: string, staff: string) {
  return changeRecord(database, id, { kind: 'sealed', staff, detail: {} }, 'sealed_at = coalesce(sealed_at, now())');
}

export function unsealApplication(database: DataSource, id: string, staff: string) {
  return changeRecord(database, id, { kind: 'unsealed', staff, detail: {} }, 'sealed_at = NULL');
}

export function holdApplication(
  database: DataSource,
  id: string,
  { reason, hidden }: { reason: string; hidden: boolean },
  staff: string,
): Promise<ApplicationRecord | undefined> {
  const set = 'held_at = coalesce(held_at, now()), hold_reason = $2, hold_hidden = $3';
  return changeRecord(database, id, { kind: 'held', staff, detail: {} }, set, [reason, hidden]);
}

export function releaseApplication(database: DataSource, id: string, staff: string) {
  const set = 'held_at = NULL, hold_reason = NULL, hold_hidden = false';
  return changeRecord(database, id, { kind: 'released', staff, detail: {} }, set);
}

/** Closes many applications at once. @returns those that were open; the others keep their reason and their day */
export function closeApplications(database: DataSource, ids: readonly string[], reason: ClosingReason, staff: string) {
  return database.transaction(async (manager) => {
    // In the order of ids, so that two calls for the same applications cannot deadlock.
    const closed = await queryRows<{ id: string }>(
      manager,
      `UPDATE applications SET closed_at = now(), closed_reason = $2, updated_at = now()
       WHERE id IN (SELECT id FROM applications WHERE id = ANY ($1) AND closed_at IS NULL AND sealed_at IS NULL
                    ORDER BY id FOR UPDATE)
       RETURNING id`,
      [ids, reason],
    );
    for (const { id } of closed) await addHistory(manager, id, { kind: 'closed', staff, detail: { reason } });
    return closed.map(({ id }) => id);
  });
}

async function changeRecord(
  database: DataSource,
  id: string,
  entry: HistoryEntry,
  set: string,
  values: unknown[] = [],
  condition = 'true',
): Promise<ApplicationRecord | undefined> {
  const row = await database.transaction(async (manager) => {
    const [changed] = await answerRows<RecordRow>(
      manager,
      `UPDATE applications SET ${set}, updated_at = now() WHERE id = $1 AND ${condition} RETURNING ${columns}`,
      [id, ...values],
    );
    if (changed) await addHistory(manager, id, entry);
    return changed;
  });
  return row && toRecord(database, row);
}

async function toRecord(database: DataSource, row: RecordRow): Promise<ApplicationRecord> {
  if (row.sealed_at) return { ...row, corrections: [] };
  const corrections = await answerRows<Corrected>(
    database,
    'SELECT at, staff_id, field, before, after FROM corrections WHERE application_id = $1 ORDER BY at, id LIMIT 1000',
    [row.id],
  );
  return { ...row, corrections };
}
