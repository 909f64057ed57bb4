import { leaseSeconds, type Present, type Collaboration, type NextForm } from '@blue-peony/contracts';
import { answerRows, queryRows } from '@blue-peony/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { awake, hits, narrowing, SqlValues, whereAll, type Filter } from '../applications/filter.ts';
import { lockItem } from '../applications/items.ts';
import { waitingOf, waits } from '../applications/waiting.ts';
import { addHistory } from '../history/add-history.ts';
import { addNotices, dropAssigned } from '../notices/notices.repository.ts';
import { here } from '../presence/presence.repository.ts';

/** Applications that one staff member can have open at a time; beyond it the longest idle ones are dropped. */
const openAtOnce = 10;

/** Who passes a mail by is not handed it again at once. */
const handedOutMinutes = 30;
const unanswered = `replied_at IS NULL AND closed_at IS NULL AND withdrawn_at IS NULL AND ${awake}`;

const leaseEnd = `now() + interval '${leaseSeconds} seconds'`;
const freeFor = (staff: string) => `(leased_by IS NULL OR leased_by = ${staff} OR leased_until < now())`;

export async function readCollaboration(database: DataSource, id: string): Promise<Collaboration | undefined> {
  const [[work], present] = await Promise.all([
    answerRows<Omit<Collaboration, 'present'>>(
      database,
      `SELECT score, scored_by, scored_at, assignee_id FROM applications WHERE id = $1 AND sealed_at IS NULL`,
      [id],
    ),
    answerRows<Present>(
      database,
      `SELECT staff_id, since FROM presence WHERE application_id = $1 AND ${here} ORDER BY since, staff_id`,
      [id],
    ),
  ]);
  return work && { ...work, present };
}

/** Records a heartbeat of a staff member who has it open, and makes them its holder unless somebody else is. */
export async function joinApplication(database: DataSource, id: string, staff: string): Promise<void> {
  await database.query(
    `INSERT INTO presence (application_id, staff_id)
     SELECT id, $2 FROM applications WHERE id = $1 AND sealed_at IS NULL FOR KEY SHARE
     ON CONFLICT (application_id, staff_id) DO UPDATE
       SET seen_at = now(), since = CASE WHEN presence.${here} THEN presence.since ELSE now() END`,
    [id, staff],
  );
  await database.query(
    `UPDATE applications SET leased_by = $2, leased_until = ${leaseEnd} WHERE id = $1 AND ${freeFor('$2')}`,
    [id, staff],
  );
  // Two replicas that clean up at the same time take different rows, so that neither waits for the other.
  await database.query(
    `DELETE FROM presence WHERE (application_id, staff_id) IN (
       SELECT application_id, staff_id FROM presence
       WHERE NOT ${here} OR (staff_id = $1 AND seen_at < (
         SELECT seen_at FROM presence WHERE staff_id = $1 ORDER BY seen_at DESC OFFSET ${openAtOnce - 1} LIMIT 1))
       LIMIT 100 FOR UPDATE SKIP LOCKED)`,
    [staff],
  );
}

export function leaveApplication(database: DataSource, id: string, staff: string): Promise<void> {
  return database.transaction((manager) => giveBack(manager, id, staff));
}

/**
 * The one whose reply has waited longest and was not handed out lately, one whose snooze has ended and that nobody was handed since, the next one after `after`, or the first one.
 * @returns undefined when there is none
 */
export function takeNext(
  database: DataSource,
  staff: string,
  { after, filter = {} }: NextForm,
): Promise<string | undefined> {
  return database.transaction(async (manager) => {
    if (after !== undefined) await giveBack(manager, after, staff);
    const wanted = await hold(manager, staff, filter, { after, wanted: true });
    if (wanted) return wanted;
    const back = await hold(manager, staff, filter, { after, returned: true });
    if (back) return back;
    const since = after === undefined ? undefined : await createdAt(manager, after);
    for (const unscored of [true, false]) {
      const behind = since && (await hold(manager, staff, filter, { after, since, unscored }));
      const taken = behind || (await hold(manager, staff, filter, { after, unscored }));
      if (taken) return taken;
    }
    return undefined;
  });
}

async function createdAt(manager: EntityManager, id: string): Promise<Date | undefined> {
  const [row] = await manager.query<{ created_at: Date }[]>('SELECT created_at FROM applications WHERE id = $1', [id]);
  return row?.created_at;
}

export function assignApplication(database: DataSource, id: string, to: string | null, staff: string) {
  return database.transaction(async (manager) => {
    const before = await lockItem<{ assignee_id: string | null }>(manager, id, 'assignee_id');
    if (!before) return false;
    if (before.assignee_id === to) return true;
    await manager.query('UPDATE applications SET assignee_id = $2, updated_at = now() WHERE id = $1', [id, to]);
    await addHistory(manager, id, { kind: 'assigned', staff, detail: { to } });
    await dropAssigned(manager, id);
    if (to) await addNotices(manager, { applicationId: id, kind: 'assigned', to: [to], by: staff });
    return true;
  });
}

async function giveBack(manager: EntityManager, id: string, staff: string): Promise<void> {
  await manager.query('DELETE FROM presence WHERE application_id = $1 AND staff_id = $2', [id, staff]);
  await manager.query(
    `UPDATE applications SET leased_until = ${leaseEnd}, leased_by =
       (SELECT staff_id FROM presence WHERE application_id = $1 AND ${here} ORDER BY since, staff_id LIMIT 1)
     WHERE id = $1 AND leased_by = $2`,
    [id, staff],
  );
}

/** `since`: the time of `after`, behind which it is looked for. `wanted`: only among those who wrote. `returned`: only among those that were snoozed. */
type Place = { after: string | undefined; since?: Date; wanted?: boolean; returned?: boolean; unscored?: boolean };

// The lock checks the newest version of the row again, so an application that was taken a moment ago is skipped.
async function hold(manager: EntityManager, staff: string, filter: Filter, place: Place): Promise<string | undefined> {
  const { after, since, wanted, returned, unscored } = place;
  const values = new SqlValues();
  const me = values.bind(staff);
  const found = narrowing(filter, values);
  if (filter.q) found.push(`id IN (${hits(filter, 'id', values)})`);
  if (since) found.push(`(created_at, id) > (${values.bind(since)}, ${values.bind(after)})`);
  else if (after) found.push(`id <> ${values.bind(after)}`);
  if (wanted)
    found.push(`EXISTS (SELECT ${waitingOf('applications')}
      AND (handed_out_at IS NULL OR handed_out_at < now() - interval '${handedOutMinutes} minutes'))`);
  if (unscored) found.push('score IS NULL');
  if (returned) found.push('snoozed_until <= now() AND handed_out_at IS NULL');
  const [row] = await queryRows<{ id: string; mine: boolean }>(
    manager,
    `WITH next AS MATERIALIZED (
       SELECT id, assignee_id IS NOT NULL AS mine FROM applications
       ${whereAll([...found, ...(wanted ? [] : [unanswered])])} AND (assignee_id IS NULL OR assignee_id = ${me}) AND ${freeFor(me)}
       ORDER BY ${wanted ? `(SELECT min(at) ${waitingOf('applications')})` : returned ? 'snoozed_until' : 'created_at'}, id LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED)
     UPDATE applications SET leased_by = ${me}, leased_until = ${leaseEnd}, assignee_id = ${me},
       updated_at = CASE WHEN mine THEN updated_at ELSE now() END${returned ? ', handed_out_at = now()' : ''} FROM next
     WHERE applications.id = next.id RETURNING applications.id, mine`,
    values.list,
  );
  if (row && wanted)
    await manager.query(`UPDATE replies SET handed_out_at = now() WHERE application_id = $1 AND ${waits}`, [row.id]);
  if (row && !row.mine) await addHistory(manager, row.id, { kind: 'assigned', staff, detail: { to: staff } });
  return row?.id;
}
