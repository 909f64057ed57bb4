import { agency } from '@blue-peony/agency';
import type { Language } from '@blue-peony/contracts';
import type { DataSource, EntityManager } from 'typeorm';
import { leavePerson } from '../people/merges.repository.ts';
import { expireFiles } from '../replies/reply-files.repository.ts';

type Erasable = { email: string; language: Language; discreet: boolean; kept: boolean };

const { closedDays, unansweredDays } = agency.retention;

/** Applications whose retention has ended. One under a legal hold or a seal stays until a person decides. */
const overdue = `
  SELECT id AS value FROM applications
  WHERE closed_at < now() - interval '${closedDays} days' AND held_at IS NULL AND sealed_at IS NULL
  UNION ALL
  SELECT id FROM applications
  WHERE created_at < now() - interval '${unansweredDays} days'
    AND closed_at IS NULL AND held_at IS NULL AND sealed_at IS NULL`;

/** `kept`: the application is under a legal hold or seal. The row stays locked until the transaction ends. */
export async function lockErasable(manager: EntityManager, id: string): Promise<Erasable | undefined> {
  const [row] = await manager.query<Erasable[]>(
    `SELECT email, language, discreet, held_at IS NOT NULL OR sealed_at IS NOT NULL AS kept
     FROM applications WHERE id = $1 FOR UPDATE`,
    [id],
  );
  return row;
}

/**
 * Looks, tags, corrections, replies and a change of address are deleted with the application's row; a job deletes its
 * photos and files.
 */
export async function deleteApplication(manager: EntityManager, id: string): Promise<void> {
  await manager.query(
    `UPDATE uploads SET application_id = NULL, expired_at = now() WHERE application_id = $1`, //
    [id],
  );
  await expireFiles(manager, 'application_id = $1', [id]);
  await leavePerson(manager, id);
  await manager.query('DELETE FROM notes WHERE application_id = $1', [id]);
  await manager.query(`DELETE FROM outbox WHERE event->>'aggregateId' = $1`, [id]);
  await manager.query(
    `DELETE FROM link_requests WHERE lower(email) = (SELECT lower(email) FROM applications WHERE id = $1)`,
    [id],
  );
  await manager.query('DELETE FROM applications WHERE id = $1', [id]);
  await manager.query('INSERT INTO erasures (application_id) VALUES ($1) ON CONFLICT DO NOTHING', [id]);
}

/** Of a statement whose only column is named `value`. */
async function valuesOf(database: DataSource, sql: string, given: unknown[] = []): Promise<string[]> {
  const rows = await database.query<{ value: string }[]>(sql, given);
  return rows.map(({ value }) => value);
}

export const findOverdue = (database: DataSource, limit: number) => valuesOf(database, `${overdue} LIMIT $1`, [limit]);

export async function countOverdue(database: DataSource): Promise<number> {
  const [{ count }] = await database.query<[{ count: number }]>(`SELECT count(*)::int AS count FROM (${overdue}) AS o`);
  return count;
}

export async function forgetAddresses(database: DataSource): Promise<void> {
  await database.query(`DELETE FROM address_changes WHERE asked_at < now() - interval '7 days'`);
}

/** Keeps the address until the last mail is sent. */
export async function sayFarewell(
  manager: EntityManager,
  id: string,
  { email, language, discreet }: Erasable,
): Promise<void> {
  await manager.query('INSERT INTO farewells (application_id, email, language, discreet) VALUES ($1, $2, $3, $4)', [
    id,
    email,
    language,
    discreet,
  ]);
}

/** @returns applications that exist although the ledger says that they were erased */
export const findRestored = (database: DataSource, ledger: string[]) =>
  valuesOf(database, 'SELECT id AS value FROM applications WHERE id = ANY($1::uuid[])', [ledger]);

/** Applications whose links have ended, as `id.version`. */
export const findEndedLinks = (database: DataSource) =>
  valuesOf(database, `SELECT id || '.' || link_version AS value FROM applications WHERE link_version > 1`);

/** Ends the links of earlier versions again. @param ended as {@link findEndedLinks} gives them */
export async function endLinks(database: DataSource, ended: string[]): Promise<void> {
  await database.query(
    `UPDATE applications SET link_version = ended.version
     FROM (SELECT split_part(text, '.', 1)::uuid AS id, max(split_part(text, '.', 2)::int) AS version
           FROM unnest($1::text[]) AS text GROUP BY 1) AS ended
     WHERE applications.id = ended.id AND link_version < ended.version`,
    [ended],
  );
}

export const findCopiedKeys = (database: DataSource) => valuesOf(database, 'SELECT key AS value FROM restored_entries');

export async function dropCopiedKeys(database: DataSource): Promise<void> {
  await database.query('DELETE FROM restored_entries');
}

export function findUnwritten(database: DataSource, limit: number): Promise<{ id: string; day: string }[]> {
  return database.query(
    `SELECT application_id AS id, to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day FROM erasures LIMIT $1`,
    [limit],
  );
}

export async function markWritten(database: DataSource, ids: string[]): Promise<void> {
  await database.query('DELETE FROM erasures WHERE application_id = ANY($1)', [ids]);
}
