import { snoozeDays, type SnoozeForm } from '@blue-peony/contracts';
import { AppError } from '@blue-peony/service-kit';
import type { DataSource } from 'typeorm';
import { changeItem } from '../applications/items.ts';
import { addHistory } from '../history/add-history.ts';

type Before = { waiting: boolean; until: Date | null; reason: string | null };

const columns = `replied_at IS NULL AND closed_at IS NULL AND withdrawn_at IS NULL AS waiting,
  snoozed_until AS until, snooze_reason AS reason`;
const set = `
  UPDATE applications SET snoozed_until = $2, snooze_reason = $3, snoozed_by = $4, handed_out_at = NULL, updated_at = now()
  WHERE id = $1`;

/**
 * Of two people the later one's time and reason stay. A repeated call changes nothing.
 * @throws AppError validation_failed for a time in the past or too far ahead; not_waiting once it is answered or closed
 */
export function snooze(database: DataSource, id: string, form: SnoozeForm, staff: string) {
  const until = new Date(form.until);
  const ahead = until.getTime() - Date.now();
  if (ahead <= 0 || ahead > snoozeDays * 86_400_000)
    throw new AppError('validation_failed', {
      errors: [{ field: 'until', code: ahead > 0 ? 'too_big' : 'too_small' }],
    });
  return changeItem<Before>(database, id, columns, async (manager, before) => {
    if (!before.waiting) throw new AppError('not_waiting');
    if (before.until?.getTime() === until.getTime() && before.reason === form.reason) return;
    await manager.query(set, [id, until, form.reason, staff]);
    await addHistory(manager, id, { kind: 'snoozed', staff, detail: { until: until.toISOString() } });
  });
}

/** Also forgets the reason of one that is back. */
export function wake(database: DataSource, id: string, staff: string) {
  return changeItem<Before>(database, id, columns, async (manager, { until }) => {
    if (!until) return;
    await manager.query(set, [id, null, null, null]);
    if (until > new Date()) await addHistory(manager, id, { kind: 'woken', staff, detail: {} });
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
