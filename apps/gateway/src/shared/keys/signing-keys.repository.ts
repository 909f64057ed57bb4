import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { calculateJwkThumbprint } from 'jose';
import { Repository, type EntityManager } from 'typeorm';
import { SecretBox } from './secret-box.ts';
import { SigningKeyEntity } from './signing-key.entity.ts';

// A token of an hour that was signed at the last moment, and clocks that differ.
const outlives = '65 minutes';
// Readers keep the published set for ten minutes: who has it then already knows the key that begins to sign.
const announcedFor = '11 minutes';

const isOver = `signs_from < (SELECT max(signs_from) FROM signing_keys WHERE signs_from < now() - interval '${outlives}')`;

@Injectable()
export class SigningKeysRepository {
  constructor(
    @InjectRepository(SigningKeyEntity, 'gateway') private readonly keys: Repository<SigningKeyEntity>,
    private readonly box: SecretBox,
  ) {}

  /** Every key that a token may be signed with, newest first. */
  find(): Promise<SigningKeyEntity[]> {
    return this.keys
      .createQueryBuilder('key')
      .where(`NOT coalesce(${isOver}, false)`)
      .orderBy('key.signsFrom', 'DESC')
      .getMany();
  }

  /** Adds a key that signs at once, unless `sufficient` finds that there is one. */
  async ensure(sufficient: (keys: SigningKeyEntity[]) => boolean): Promise<void> {
    await this.locked(async (manager) => {
      if (!sufficient(await manager.find(SigningKeyEntity))) await this.insert(manager);
    });
  }

  /**
   * Adds a key and forgets those whose tokens are over. The new one signs in eleven minutes, when every reader knows it.
   * `now`: it signs at once and the others go, so that nothing that they have signed is believed any more.
   */
  async rotate({ now }: { now: boolean }): Promise<void> {
    await this.locked(async (manager) => {
      await manager.query(now ? 'DELETE FROM signing_keys' : `DELETE FROM signing_keys WHERE ${isOver}`);
      await this.insert(manager, now ? '0' : announcedFor);
    });
  }

  private async insert(manager: EntityManager, startsIn = '0'): Promise<void> {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const publicJwk = createPublicKey(privateKey).export({ format: 'jwk' });
    const kid = await calculateJwkThumbprint(publicJwk);
    const sealed = this.box.seal('signing key', kid, privateKey.export({ type: 'pkcs8', format: 'der' }));
    await manager.query(
      `INSERT INTO signing_keys (kid, public_jwk, sealed_key, signs_from) VALUES ($1, $2, $3, now() + $4::interval)`,
      [kid, JSON.stringify(publicJwk), sealed, startsIn],
    );
  }

  private locked(work: (manager: EntityManager) => Promise<void>): Promise<void> {
    return this.keys.manager.transaction(async (manager) => {
      await manager.query("SELECT pg_advisory_xact_lock(hashtext('gateway signing keys'))");
      await work(manager);
    });
  }
}
