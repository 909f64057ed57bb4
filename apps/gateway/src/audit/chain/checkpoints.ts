import { agency } from '@blue-peony/agency';
import type { KeyRing } from '@blue-peony/service-kit';
import { headOf, headText, readHead, type AuditHead, type Database, type HeadRow } from './audit-head.ts';
import { noHash } from './entry-hash.ts';
import { monthOf, monthsFrom } from './months.ts';

/** Entries up to and including this month may be deleted; the remaining chain starts at this position. */
export type Checkpoint = AuditHead & { month: string; signature: Buffer };

const purpose = 'audit checkpoints';

const textOf = (checkpoint: Omit<Checkpoint, 'signature'>) => `${checkpoint.month} ${headText(checkpoint)}`;

export const isSigned = (keys: KeyRing, checkpoint: Checkpoint): boolean =>
  keys.verify(purpose, textOf(checkpoint), checkpoint.signature);

export async function lastCheckpoint(database: Database): Promise<Checkpoint | undefined> {
  const [row] = await database.query<(HeadRow & { month: string; signature: Buffer })[]>(
    `SELECT to_char(month, 'YYYY-MM-DD') AS month, seq, hash, signature
     FROM audit_checkpoints ORDER BY audit_checkpoints.month DESC, id DESC LIMIT 1`,
  );
  return row && headOf(row);
}

export const startOf = (checkpoint: Checkpoint | undefined): AuditHead => checkpoint ?? { seq: 0, hash: noHash };

/** The latest month whose entries have passed their retention period. */
export const endedMonth = (now: Date): string => monthsFrom(monthOf(now), -12 * agency.retention.auditYears - 1);

/**
 * Signs that the entries of expired months may be deleted, when there are any; the migration role then drops them.
 * @returns whether it signed
 */
export async function signCheckpoint(database: Database, keys: KeyRing, now: Date): Promise<boolean> {
  const month = endedMonth(now);
  const last = await lastCheckpoint(database);
  if (last && last.month >= month) return false;
  const [{ due }] = await database.query<[{ due: boolean }]>(
    'SELECT EXISTS (SELECT FROM audit WHERE month <= $1) AS due',
    [month],
  );
  if (!due) return false;
  const place = await placeBefore(database, month, startOf(last));
  const signature = keys.mac(purpose, textOf({ month, ...place }));
  await database.query('INSERT INTO audit_checkpoints (month, seq, hash, signature) VALUES ($1, $2, $3, $4)', [
    month,
    place.seq,
    place.hash,
    signature,
  ]);
  return true;
}

async function placeBefore(database: Database, month: string, start: AuditHead): Promise<AuditHead> {
  const [{ first }] = await database.query<[{ first: string | null }]>(
    'SELECT min(seq) AS first FROM audit_chain WHERE month > $1',
    [month],
  );
  if (!first) return readHead(database);
  const [row] = await database.query<HeadRow[]>('SELECT seq, hash FROM audit_chain WHERE seq = $1::bigint - 1', [
    first,
  ]);
  return row ? headOf(row) : start;
}
