import { headOf, headText, parseHead, type AuditHead, type Database, type HeadRow } from './audit-head.ts';
import { entryColumns, entryHash, linkHash, noHash, withoutFileName, type StoredEntry } from './entry-hash.ts';

const batch = 2_000;

/** Subject of the entry that stores the hash of the entries older than the chain. */
const about = 'before-chain';

/** The entries older than the chain have the numbers -n to -1 and a chain of their own. */
const beginOf = (entries: number): AuditHead => ({ seq: -entries - 1, hash: noHash });

/** Start and end of the older entries' chain; undefined until that chain is complete. */
export async function beforeChain(database: Database): Promise<{ start: AuditHead; head: AuditHead } | undefined> {
  const [row] = await database.query<{ detail: string }[]>(
    `SELECT detail FROM audit WHERE subject = $1 AND action = 'audit.began' ORDER BY id LIMIT 1`,
    [about],
  );
  const told = row && parseHead(row.detail);
  return told && { start: beginOf(told.seq), head: { seq: -1, hash: told.hash } };
}

/** Chains the entries older than the chain and records their hash in it. Continues after an interruption. */
export async function chainBefore(database: Database): Promise<void> {
  if (await beforeChain(database)) return;
  const [{ entries }] = await database.query<[{ entries: number }]>(
    'SELECT count(*)::int AS entries FROM audit_before',
  );
  if (entries === 0) return;
  const [reached] = await database.query<(HeadRow & { audit_id: string })[]>(
    'SELECT seq, hash, audit_id FROM audit_chain WHERE seq < 0 ORDER BY seq DESC LIMIT 1',
  );
  let place: AuditHead = reached ? headOf(reached) : beginOf(entries);
  for (let last = reached?.audit_id ?? '-1'; place.seq < -1;) {
    const rows = await database.query<StoredEntry[]>(
      `SELECT ${entryColumns} FROM audit_before a WHERE a.id > $1 ORDER BY a.id LIMIT ${batch}`,
      [last],
    );
    place = await addLinks(database, place, rows);
    last = rows.at(-1)!.id;
  }
  await database.query(`INSERT INTO audit (action, subject, detail) VALUES ('audit.began', $1, $2)`, [
    about,
    headText({ seq: entries, hash: place.hash }),
  ]);
}

/** @returns the position after the last added entry */
async function addLinks(database: Database, before: AuditHead, rows: StoredEntry[]): Promise<AuditHead> {
  let place = before;
  const links = rows.map((row) => {
    const entry = entryHash(withoutFileName(row));
    place = { seq: place.seq + 1, hash: linkHash(place.hash, entry) };
    return [place.seq, `${row.at.slice(0, 7)}-01`, row.id, entry, place.hash] as const;
  });
  await database.query(
    `INSERT INTO audit_chain (seq, month, audit_id, entry, hash)
     SELECT * FROM unnest($1::bigint[], $2::date[], $3::bigint[], $4::bytea[], $5::bytea[])`,
    [0, 1, 2, 3, 4].map((column) => links.map((link) => link[column])),
  );
  return place;
}
