import type { OwnersQuery } from '@blue-peony/service-kit';
import { endedMonth, lastCheckpoint } from './checkpoints.ts';
import { makeMonth, monthOf, monthsFrom, tableOf } from './months.ts';

const monthsAhead = 12;
const batch = 5_000;

/**
 * Maintenance of the audit by the schema's owner, after each migration: creates the tables of the next months, and
 * drops those that have expired and are covered by a checkpoint that the gateway has signed.
 */
export async function maintainAudit(query: OwnersQuery, now = new Date()): Promise<void> {
  const tables = await query<{ name: string }[]>(
    `SELECT relname AS name FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid
     WHERE inhparent = 'audit'::regclass`,
  );
  const made = new Set(tables.map(({ name }) => name));
  await makeMonths(query, made, monthOf(now));
  const checkpoint = await lastCheckpoint({ query });
  if (!checkpoint) return;
  // The gateway's checkpoint alone deletes nothing: this process compares it with its own clock.
  const over = [checkpoint.month, endedMonth(now)].sort()[0]!;
  await query("SET blue_peony.audit_work = 'on'");
  await removeAll(query, 'audit_rest', `month <= '${over}'`);
  const ended = [...made].filter((table) => /^audit_\d/.test(table) && table <= tableOf(over));
  for (const table of ended) await query(`DROP TABLE ${table}`);
  if (over === checkpoint.month) await removeAll(query, 'audit_chain', `seq BETWEEN 0 AND ${checkpoint.seq}`);
  await query('RESET blue_peony.audit_work');
}

async function makeMonths(query: OwnersQuery, made: Set<string>, first: string): Promise<void> {
  for (let ahead = 0; ahead <= monthsAhead; ahead++) {
    const month = monthsFrom(first, ahead);
    if (made.has(tableOf(month))) continue;
    // Entries of a month that began without its table stay in the rest partition.
    const [{ begun }] = await query<[{ begun: boolean }]>(
      'SELECT EXISTS (SELECT FROM audit_rest WHERE month = $1) AS begun',
      [month],
    );
    if (!begun) await query(makeMonth(month));
  }
}

/** Deletes in small batches, because the table is in use. */
async function removeAll(query: OwnersQuery, table: string, where: string): Promise<void> {
  const some = `SELECT ctid FROM ${table} WHERE ${where} LIMIT ${batch}`;
  for (let removed = batch; removed === batch;)
    [{ removed }] = await query<[{ removed: number }]>(
      `WITH gone AS (DELETE FROM ${table} WHERE ctid = ANY (ARRAY(${some})) RETURNING 1)
       SELECT count(*)::int AS removed FROM gone`,
    );
}
