import type { Merge, MergeForm, Person, PersonApplication } from '@blue-peony/contracts';
import { answerRows, AppError, queryRows } from '@blue-peony/service-kit';
import type { DataSource, EntityManager } from 'typeorm';

type Part = PersonApplication & { kind: MergeForm['one_kind'] };

const columns = 'id, one_kind, one_id, other_kind, other_id';

/** All that hangs on `$1`, each with the merge that leads back towards it. Bounded by the answer's size alone. */
const person = `
  WITH RECURSIVE person AS (
    SELECT $1::uuid AS id, NULL AS kind, NULL::uuid AS merge_id, NULL::timestamptz AS merged_at, NULL::uuid AS merged_by
    UNION ALL
    SELECT CASE WHEN one_id = person.id THEN other_id ELSE one_id END,
      CASE WHEN one_id = person.id THEN other_kind ELSE one_kind END, m.id, m.merged_at, m.staff_id
    FROM person JOIN people_merges AS m ON (m.one_id = person.id OR m.other_id = person.id)
      AND m.id IS DISTINCT FROM person.merge_id)`;
const shown = 100;

/** The parts of a person, newest merge first; sealed applications are hidden. @param kinds that the role may see */
export async function readPerson(database: DataSource, id: string, kinds: readonly string[]): Promise<Person> {
  const parts = await answerRows<Part>(
    database,
    `${person} SELECT person.id, person.kind, merge_id, merged_at, merged_by, created_at, name, email, score,
       CASE WHEN withdrawn_at IS NOT NULL THEN 'withdrawn' WHEN closed_at IS NOT NULL THEN 'closed'
         WHEN replied_at IS NOT NULL THEN 'replied' ELSE 'open' END AS state,
       ARRAY(SELECT tag_id FROM application_tags WHERE application_id = a.id) AS tags
     FROM person LEFT JOIN applications AS a ON a.id = person.id AND sealed_at IS NULL
     WHERE person.kind = ANY($2) AND (person.kind = 'order' OR a.id IS NOT NULL)
     ORDER BY merged_at DESC, merge_id LIMIT ${shown}`,
    [id, kinds],
  );
  const of = (wanted: Part['kind']) => parts.filter(({ kind }) => kind === wanted);
  return {
    applications: of('application').map(withoutKind),
    orders: of('order').map(({ id: orderId, merge_id, merged_at, merged_by }) => {
      return { id: orderId, merge_id, merged_at, merged_by };
    }),
  };
}

function withoutKind(part: Part): PersonApplication {
  const { kind: _, ...application } = part;
  return application;
}

/** One at a time, or two at once could join the same two people twice. */
const alone = (manager: EntityManager) => manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('people', 0))`);

/**
 * The same merge once more changes nothing.
 * @throws AppError not_found without one of the applications; version_conflict when they are one person already
 */
export function merge(database: DataSource, id: string, form: MergeForm, staff: string): Promise<Merge> {
  const { one_kind, one_id, other_kind, other_id } = form;
  const applications = [
    ...new Set([one_kind === 'application' && one_id, other_kind === 'application' && other_id]),
  ].filter((each) => each !== false);
  return database.transaction(async (manager) => {
    // Before the lock of all merges, in the order of an erasure.
    const found = await manager.query<unknown[]>(
      'SELECT FROM applications WHERE id = ANY($1) AND sealed_at IS NULL ORDER BY id FOR KEY SHARE',
      [applications],
    );
    if (found.length < applications.length) throw new AppError('not_found');
    await alone(manager);
    const [known] = await manager.query<Merge[]>(`SELECT ${columns} FROM people_merges WHERE id = $1`, [id]);
    if (known?.one_id === one_id && known.other_id === other_id) return known;
    const [joined] = await manager.query<unknown[]>(`${person} SELECT FROM person WHERE id = $2`, [one_id, other_id]);
    if (known || joined) throw new AppError('version_conflict');
    await manager.query(`INSERT INTO people_merges (${columns}, staff_id) VALUES ($1, $2, $3, $4, $5, $6)`, [
      id,
      one_kind,
      one_id,
      other_kind,
      other_id,
      staff,
    ]);
    return { id, ...form };
  });
}

/** @param kinds that the role may see @returns undefined when there is no such merge */
export async function undoMerge(database: DataSource, id: string, kinds: readonly string[]) {
  const [gone] = await queryRows<Merge>(
    database,
    `DELETE FROM people_merges WHERE id = $1 AND one_kind = ANY($2) AND other_kind = ANY($2) RETURNING ${columns}`,
    [id, kinds],
  );
  return gone;
}

/**
 * Takes an application that is being erased out of its person; those that were merged by way of it stay merged. The
 * caller has locked its row.
 */
export async function leavePerson(manager: EntityManager, id: string): Promise<void> {
  const ofIt = 'FROM people_merges WHERE one_id = $1 OR other_id = $1';
  // Most have none, and need not wait for each other: a new merge would need the row that the caller has locked.
  const merges = await manager.query<unknown[]>(`SELECT ${ofIt} LIMIT 1`, [id]);
  if (merges.length === 0) return;
  await alone(manager);
  const [first, ...others] = await manager.query<{ id: string; next_kind: string; next_id: string }[]>(
    `SELECT id, CASE WHEN one_id = $1 THEN other_kind ELSE one_kind END AS next_kind,
       CASE WHEN one_id = $1 THEN other_id ELSE one_id END AS next_id
     ${ofIt} ORDER BY merged_at, id`,
    [id],
  );
  if (!first) return;
  await manager.query('DELETE FROM people_merges WHERE id = $1', [first.id]);
  if (others.length === 0) return;
  await manager.query(
    `UPDATE people_merges SET
       one_kind = CASE WHEN one_id = $1 THEN $2 ELSE one_kind END, one_id = CASE WHEN one_id = $1 THEN $3 ELSE one_id END,
       other_kind = CASE WHEN other_id = $1 THEN $2 ELSE other_kind END,
       other_id = CASE WHEN other_id = $1 THEN $3 ELSE other_id END
     WHERE one_id = $1 OR other_id = $1`,
    [id, first.next_kind, first.next_id],
  );
}
