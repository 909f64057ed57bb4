import { claims } from '@blue-peony/agency';
import { duplicateReasons, type DeskApplication, type Duplicate } from '@blue-peony/contracts';
import { answerRows } from '@blue-peony/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { readColumns } from './application.entity.ts';
import { contactKeys, contactKeysOf } from './search/contact-keys.ts';
import { knownKeysOf, withUnindexed } from './search/unindexed.ts';
import { markOf } from '../spam/spam.repository.ts';
import { profileLinks } from './profile-links.ts';
import { waitingOf } from './waiting.ts';

const countedDuplicates = 20;

// Each branch reads only a few rows of one index, even when an address was used very often.
const looked = contactKeys.map(
  (key) => `(
    SELECT o.id FROM application_search AS known JOIN applications AS o ON o.id = known.application_id
    WHERE known.${key} = mine.${key} AND o.id <> a.id AND o.sealed_at IS NULL LIMIT ${countedDuplicates})`,
);
const isAlike = contactKeys.map((key) => `unindexed.${key} = mine.${key}`).join(' OR ');
looked.push(`(SELECT id FROM unindexed
  WHERE (${isAlike}) AND id <> a.id AND sealed_at IS NULL LIMIT ${countedDuplicates})`);

const lookAlikes = `
  ${withUnindexed} SELECT found.id
  FROM (${knownKeysOf('a')}) AS mine CROSS JOIN LATERAL (${looked.join(' UNION ')}) AS found`;

const same = duplicateReasons
  .map((reason) => `CASE WHEN theirs.${reason}_key = mine.${reason}_key THEN '${reason}' END`)
  .join(', ');

export const itemColumns = `
  ${[...readColumns, 'source', 'first_scored_at', 'replied_at', 'result_told_at', 'closed_reason', 'scored_by', 'scored_at', 'assignee_id', 'snoozed_until', 'snooze_reason', 'snoozed_by'].map((column) => `a.${column}`).join(', ')},
  coalesce(a.refused_email = lower(a.email), false) AS mail_refused,
  (${markOf('a')}) AS spam,
  (SELECT min(at) ${waitingOf('a')}) AS answer_wanted_at,
  (SELECT count(*)::int ${waitingOf('a')}) AS waiting_replies,
  ARRAY(SELECT tag_id FROM application_tags WHERE application_id = a.id) AS tags,
  (SELECT count(*)::int FROM notes WHERE notes.application_id = a.id) AS note_count,
  (SELECT count(*)::int FROM (SELECT id FROM (${lookAlikes}) AS found LIMIT ${countedDuplicates}) AS counted)
    AS duplicate_count`;

const duplicates = `
  SELECT other.id, other.created_at, other.name, other.score, same
  FROM applications AS a
  CROSS JOIN LATERAL (${lookAlikes}) AS found
  JOIN applications AS other ON other.id = found.id
  CROSS JOIN LATERAL (SELECT ${contactKeysOf('a')}) AS mine
  CROSS JOIN LATERAL (SELECT ${contactKeysOf('other')}) AS theirs
  CROSS JOIN LATERAL (SELECT array_remove(ARRAY[${same}], NULL) AS same) AS compared
  -- the index may still know one that was corrected meanwhile
  WHERE a.id = $1 AND same <> '{}'
  ORDER BY other.created_at DESC, other.id DESC
  LIMIT ${countedDuplicates}`;

export type DeskRow = Omit<DeskApplication, 'reply_due_at' | 'profile_links'>;

export const toDeskApplication = (row: DeskRow): DeskApplication => ({
  ...row,
  reply_due_at: new Date(Date.parse(row.created_at) + claims.replyHours * 3_600_000).toISOString(),
  profile_links: profileLinks(row),
});

export async function readItem(manager: Pick<EntityManager, 'query'>, id: string) {
  const [row] = await answerRows<DeskRow>(
    manager,
    `SELECT ${itemColumns} FROM (SELECT * FROM applications WHERE id = $1 AND sealed_at IS NULL) AS a`,
    [id],
  );
  return row && toDeskApplication(row);
}

/** @returns undefined when there is no such application, or it is sealed */
export async function lockItem<Row>(manager: EntityManager, id: string, columns: string): Promise<Row | undefined> {
  const [row] = await manager.query<Row[]>(
    `SELECT ${columns} FROM applications WHERE id = $1 AND sealed_at IS NULL FOR NO KEY UPDATE`,
    [id],
  );
  return row;
}

/**
 * Locks an application, changes it, and reads what it is then.
 * @param columns what the change has to know of it
 * @returns undefined when there is no such application, or it is sealed
 */
export function changeItem<Before>(
  database: DataSource,
  id: string,
  columns: string,
  change: (manager: EntityManager, before: Readonly<Before>) => Promise<void>,
): Promise<DeskApplication | undefined> {
  return database.transaction(async (manager) => {
    const before = await lockItem<Before>(manager, id, columns);
    if (!before) return undefined;
    await change(manager, before);
    return readItem(manager, id);
  });
}

export const readDuplicates = (database: Pick<EntityManager, 'query'>, id: string) =>
  answerRows<Duplicate>(database, duplicates, [id]);
