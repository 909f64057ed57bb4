import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SecretBox } from '../shared/keys/secret-box.ts';

const keyBytes = 32;

/** One key per staff member. Their browsers encrypt drafts with it and never store the key. */
@Injectable()
export class DraftKeys {
  constructor(
    private readonly database: DataSource,
    private readonly box: SecretBox,
  ) {}

  /** Returns the same key on every call, or a new one when no live secret decrypts the stored key. */
  async of(staffId: string): Promise<Buffer> {
    const sealed = await this.find(staffId);
    const key = sealed && this.open(staffId, sealed);
    if (key) return key;
    await this.database.query(
      `INSERT INTO draft_keys AS kept (staff_id, sealed_key) VALUES ($1, $2)
       ON CONFLICT (staff_id) DO UPDATE SET sealed_key = excluded.sealed_key WHERE kept.sealed_key = $3`,
      [staffId, this.box.seal('draft key', staffId, randomBytes(keyBytes)), sealed],
    );
    return this.of(staffId);
  }

  private async find(staffId: string): Promise<Buffer | undefined> {
    const [row] = await this.database.query<{ sealed_key: Buffer }[]>(
      'SELECT sealed_key FROM draft_keys WHERE staff_id = $1',
      [staffId],
    );
    return row?.sealed_key;
  }

  private open(staffId: string, sealed: Buffer): Buffer | undefined {
    try {
      return this.box.open('draft key', staffId, sealed);
    } catch {
      return undefined;
    }
  }
}
