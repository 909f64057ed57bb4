import type { KeyRing } from '@blue-peony/service-kit';
import { headOf, readHead, type AuditHead, type Database, type HeadRow } from './audit-head.ts';
import { isSigned, lastCheckpoint, startOf } from './checkpoints.ts';
import { entryColumns, entryHash, linkHash, type StoredEntry } from './entry-hash.ts';

const batch = 2_000;
const never = '0001-01-01';

/** The audit is inconsistent; the message names the first wrong entry. */
export class BrokenAudit extends Error {}

type Link = HeadRow & { entry: Buffer; audit_id: string; may_be_gone: boolean } & {
  [Name in keyof StoredEntry]: StoredEntry[Name] | null;
};
type Verified = { head: AuditHead; entries: number };

/**
 * Recomputes the chain from the last checkpoint, and compares it with the entries and the head.
 * @param known an earlier head that was stored outside of the database
 * @throws BrokenAudit
 */
export async function verifyAudit(database: Database, keys: KeyRing, known?: AuditHead): Promise<Verified> {
  const checkpoint = await lastCheckpoint(database);
  if (checkpoint && !isSigned(keys, checkpoint))
    throw new BrokenAudit(`The checkpoint of ${checkpoint.month} does not have the signature of this installation`);
  const gone = checkpoint?.month ?? never;
  const start = startOf(checkpoint);
  const head = await readHead(database);
  if (known && known.seq < start.seq)
    throw new BrokenAudit(`Entry ${known.seq} of the chain has ended: give a head that is not older than ${start.seq}`);
  if (known && known.seq > head.seq)
    throw new BrokenAudit(`The chain ends at ${head.seq}: entries up to ${known.seq} are missing`);
  await verifyChain(database, start, head, { gone, known });
  await expectAllChained(database, gone);
  return { head, entries: head.seq - start.seq };
}

type Limits = {
  /** Entries up to and including this month may be missing. */
  gone?: string;
  known?: AuditHead | undefined;
};

/** Verifies the chain between two positions. @throws BrokenAudit */
export async function verifyChain(
  database: Database,
  start: AuditHead,
  head: AuditHead,
  { gone = never, known }: Limits,
): Promise<void> {
  let place = start;
  compareKnown(place, known);
  while (place.seq < head.seq) {
    const links = await linksAfter(database, place.seq, gone);
    if (links.length === 0) throw new BrokenAudit(`The chain ends at ${place.seq}, but its head is ${head.seq}`);
    for (const link of links) {
      place = follow(place, link);
      compareKnown(place, known);
      if (place.seq === head.seq) break;
    }
  }
  if (!place.hash.equals(head.hash)) throw new BrokenAudit(`The head ${head.seq} has another hash than its chain`);
}

function linksAfter(database: Database, seq: number, gone: string) {
  return database.query<Link[]>(
    `SELECT c.seq, c.hash, c.entry, c.audit_id, c.month <= $2 AS may_be_gone, ${entryColumns}
     FROM audit_chain c LEFT JOIN audit a ON a.id = c.audit_id AND a.month = c.month
     WHERE c.seq > $1 ORDER BY c.seq LIMIT ${batch}`,
    [seq, gone],
  );
}

function follow(before: AuditHead, link: Link): AuditHead {
  const place = headOf(link);
  const which = `Entry ${link.audit_id} (${place.seq} of the chain)`;
  if (place.seq !== before.seq + 1) throw new BrokenAudit(`${which}: ${before.seq + 1} of the chain is missing`);
  if (link.id === null) {
    if (!link.may_be_gone) throw new BrokenAudit(`${which} is missing`);
  } else if (!entryHash(link as StoredEntry).equals(link.entry)) throw new BrokenAudit(`${which} was changed`);
  if (!linkHash(before.hash, link.entry).equals(place.hash))
    throw new BrokenAudit(`${which} does not follow from the one before it`);
  return place;
}

function compareKnown({ seq, hash }: AuditHead, known: AuditHead | undefined): void {
  if (known?.seq === seq && !known.hash.equals(hash))
    throw new BrokenAudit(`The head that was written down at ${seq} is another: the chain was made again`);
}

/** Checks that every entry is in the chain. @throws BrokenAudit */
async function expectAllChained(database: Database, gone: string): Promise<void> {
  for (let last: string | null = '0'; last;) {
    const [row]: [{ last: string | null; unchained: string | null }] = await database.query(
      `SELECT max(part.id) AS last, min(part.id) FILTER (WHERE c.seq IS NULL AND part.month > $2) AS unchained
       FROM (SELECT id, coalesce(month, date_trunc('month', at AT TIME ZONE 'UTC')::date) AS month
             FROM audit WHERE id > $1 AND month > $2 ORDER BY id LIMIT ${batch}) AS part
       LEFT JOIN audit_chain c ON c.month = part.month AND c.audit_id = part.id`,
      [last, gone],
    );
    if (row.unchained) throw new BrokenAudit(`Entry ${row.unchained} is not in the chain`);
    last = row.last;
  }
}
