import type { DataSource } from 'typeorm';
import type { SecretBox, SecretPurpose } from './secret-box.ts';

type Place = { purpose: SecretPurpose; table: string; owner: string; column: string };

/** Every secret that is stored encrypted. */
const places: Place[] = [
  { purpose: 'signing key', table: 'signing_keys', owner: 'kid', column: 'sealed_key' },
  { purpose: 'totp secret', table: 'factors', owner: 'id', column: 'sealed_secret' },
  { purpose: 'draft key', table: 'draft_keys', owner: 'staff_id', column: 'sealed_key' },
];

/**
 * Encrypts every stored secret again under the current key. @returns the number of rows done, and of rows that no live
 * key decrypts
 */
export async function resealSecrets(database: DataSource, box: SecretBox): Promise<{ done: number; left: number }> {
  let done = 0;
  let left = 0;
  for (const { purpose, table, owner, column } of places) {
    const rows = await database.query<{ owner: string; sealed: Buffer }[]>(
      `SELECT ${owner} AS owner, ${column} AS sealed FROM ${table}`,
    );
    for (const row of rows) {
      const sealed = resealed(box, purpose, row);
      if (sealed) done += 1;
      else left += 1;
      if (sealed) await database.query(`UPDATE ${table} SET ${column} = $1 WHERE ${owner} = $2`, [sealed, row.owner]);
    }
  }
  return { done, left };
}

function resealed(box: SecretBox, purpose: SecretPurpose, { owner, sealed }: { owner: string; sealed: Buffer }) {
  try {
    return box.seal(purpose, owner, box.open(purpose, owner, sealed));
  } catch {
    return undefined;
  }
}
