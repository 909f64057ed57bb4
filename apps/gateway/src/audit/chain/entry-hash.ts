import { createHash } from 'node:crypto';

/** An entry as SQL returns it with {@link entryColumns}. */
export type StoredEntry = {
  id: string;
  at: string;
  staff_id: string | null;
  role: string | null;
  action: string;
  subject: string;
  detail: string;
};

/** The columns of `audit AS a` that the chain protects; times have microseconds. */
export const entryColumns = `a.id::text, to_char(a.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS at,
  a.staff_id, a.role, a.action, a.subject, a.detail`;

export const noHash = Buffer.alloc(32);

const sha256 = (...parts: (string | Buffer)[]): Buffer =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();

/** The hash of an entry over its JSON as `jsonb` prints it; the database function `chain_audit` computes the same. */
export const entryHash = (entry: StoredEntry): Buffer => {
  const { id, at, staff_id, role, action, subject, detail } = entry;
  const values = [id, at, staff_id, role, action, subject, detail];
  return sha256(`[${values.map((value) => JSON.stringify(value)).join(', ')}]`);
};

export const linkHash = (before: Buffer, entry: Buffer): Buffer => sha256(before, entry);
