import { randomBytes } from 'node:crypto';
import type { DataSource } from 'typeorm';
import type { SecretBox } from '../shared/keys/secret-box.ts';

const keyBytes = 32;

/**
 * One key per staff member. Their browsers encrypt drafts with it and never store the key.
 * @returns the same key on every call, or a new one when no live secret decrypts the stored key
 */
export async function draftKeyOf(staffId: string, database: DataSource, box: SecretBox): Promise<Buffer> {
  const [row] = await database.query<{ sealed_key: Buffer }[]>(
    'SELECT sealed_key FROM draft_keys WHERE staff_id = $1',
    [staffId],
  );
  const sealed = row?.sealed_key;
  try {
    if (sealed) return box.open('draft key', staffId, sealed);
  } catch {
    // The secret that sealed it is gone.
  }
  await database.query(
    `INSERT INTO draft_keys AS kept (staff_id, sealed_key) VALUES ($1, $2)
     ON CONFLICT (staff_id) DO UPDATE SET sealed_key = excluded.sealed_key WHERE kept.sealed_key = $3`,
    [staffId, box.seal('draft key', staffId, randomBytes(keyBytes)), sealed],
  );
  return draftKeyOf(staffId, database, box);
}
