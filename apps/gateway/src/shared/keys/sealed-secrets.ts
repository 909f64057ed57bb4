import type { DataSource } from 'typeorm';
import type { SecretBox, SecretPurpose } from './secret-box.ts';

type Place = { purpose: SecretPurpose; table: string; owner: string; column: string };

const places: Place[] = [
  { purpose: 'signing key', table: 'signing_keys', owner: 'kid', column: 'sealed_key' },
  { purpose: 'totp secret', table: 'factors', owner: 'id', column: 'sealed_secret' },
  { purpose: 'draft key', table: 'draft_keys', owner: 'staff_id', column: 'sealed_key' },
];

/** Every secret that is stored encrypted. */
export class SealedSecrets {
  constructor(
    private readonly database: DataSource,
    private readonly box: SecretBox,
  ) {}

  /**
   * Encrypts everything again under the current key. @returns the number of rows done, and of rows that no live key
   * decrypts
   */
  async reseal(): Promise<{ done: number; left: number }> {
    let done = 0;
    let left = 0;
    for (const { purpose, table, owner, column } of places) {
      const rows = await this.database.query<{ owner: string; sealed: Buffer }[]>(
        `SELECT ${owner} AS owner, ${column} AS sealed FROM ${table}`,
      );
      for (const row of rows) {
        const secret = this.open(purpose, row.owner, row.sealed);
        const sealed = secret && this.box.seal(purpose, row.owner, secret);
        if (sealed) done += 1;
        else left += 1;
        if (sealed)
          await this.database.query(`UPDATE ${table} SET ${column} = $1 WHERE ${owner} = $2`, [sealed, row.owner]);
      }
    }
    return { done, left };
  }

  private open(purpose: SecretPurpose, owner: string, sealed: Buffer): Buffer | undefined {
    try {
      return this.box.open(purpose, owner, sealed);
    } catch {
      return undefined;
    }
  }
}
