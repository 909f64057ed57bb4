import { snoozeDays, type DeskApplication, type SnoozeForm } from '@blue-peony/contracts';
import { AppError } from '@blue-peony/service-kit';
import type { DataSource } from 'typeorm';
import { readItem } from '../applications/items.ts';
import { addHistory } from '../history/add-history.ts';

type Before = { waiting: boolean; until: Date | null; reason: string | null };

const before = `
  SELECT replied_at IS NULL AND closed_at IS NULL AND withdrawn_at IS NULL AS waiting,
    snoozed_until AS until, snooze_reason AS reason
  FROM applications WHERE id = $1 AND sealed_at IS NULL FOR NO KEY UPDATE`;
const set = `
  UPDATE applications SET snoozed_until = $2, snooze_reason = $3, snoozed_by = $4, handed_out_at = NULL, updated_at = now()
  WHERE id = $1`;

/**
 * Of two people the later one's time and reason stay. A repeated call changes nothing.
 * @returns undefined when there is no such application
 * @throws AppError validation_failed for a time in the past or too far ahead; not_waiting once it is answered or closed
 */
export function snooze(
  database: DataSource,
  id: string,
  form: SnoozeForm,
  staff: string,
): Promise<DeskApplication | undefined> {
  const until = new Date(form.until);
  const ahead = until.getTime() - Date.now();
  if (ahead <= 0 || ahead > snoozeDays * 86_400_000)
    throw new AppError('validation_failed', {
      errors: [{ field: 'until', code: ahead > 0 ? 'too_big' : 'too_small' }],
    });
  return database.transaction(async (manager) => {
    const [known] = await manager.query<Before[]>(before, [id]);
    if (!known) return undefined;
    if (!known.waiting) throw new AppError('not_waiting');
    if (known.until?.getTime() !== until.getTime() || known.reason !== form.reason) {
      await manager.query(set, [id, until, form.reason, staff]);
      await addHistory(manager, id, { kind: 'snoozed', staff, detail: { until: until.toISOString() } });
    }
    return readItem(manager, id);
  });
}

/** Also forgets the reason of one that is back. @returns undefined when there is no such application */
export function wake(database: DataSource, id: string, staff: string): Promise<DeskApplication | undefined> {
  return database.transaction(async (manager) => {
    const [known] = await manager.query<Before[]>(before, [id]);
    if (!known) return undefined;
    if (known.until) {
      await manager.query(set, [id, null, null, null]);
      if (known.until > new Date()) await addHistory(manager, id, { kind: 'woken', staff, detail: {} });
    }
    return readItem(manager, id);
  });
}

/** Lets the live feed tell those whose time has come. One that is being changed is told a second later. */
export async function tellAwake(database: DataSource): Promise<void> {
  await database.query(
    `UPDATE applications SET updated_at = now() WHERE id = ANY(ARRAY(
       SELECT id FROM applications WHERE replied_at IS NULL AND snoozed_until <= now() AND updated_at < snoozed_until
       FOR NO KEY UPDATE SKIP LOCKED))`,
  );
}
