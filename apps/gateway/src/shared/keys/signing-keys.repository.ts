import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { calculateJwkThumbprint } from 'jose';
import { Repository, type EntityManager } from 'typeorm';
import { SecretBox } from './secret-box.ts';
import { SigningKeyEntity } from './signing-key.entity.ts';

// Lifetime of a token (one hour) plus a tolerance for clocks that differ.
const outlives = '65 minutes';
// Readers cache the published set for ten minutes, so by then every reader knows the new key.
const announcedFor = '11 minutes';

const isOver = `signs_from < (SELECT max(signs_from) FROM signing_keys WHERE signs_from < now() - interval '${outlives}')`;

/** SQL of signing keys. */
@Injectable()
export class SigningKeysRepository {
  constructor(
    @InjectRepository(SigningKeyEntity, 'gateway') private readonly keys: Repository<SigningKeyEntity>,
    private readonly box: SecretBox,
  ) {}

  /** Every key that may verify a token, newest first. */
  find(): Promise<SigningKeyEntity[]> {
    return this.keys
      .createQueryBuilder('key')
      .where(`NOT coalesce(${isOver}, false)`)
      .orderBy('key.signsFrom', 'DESC')
      .getMany();
  }

  /** Adds a key that signs at once, unless `sufficient` accepts the existing ones. */
  async ensure(sufficient: (keys: SigningKeyEntity[]) => boolean): Promise<void> {
    await this.locked(async (manager) => {
      if (!sufficient(await manager.find(SigningKeyEntity))) await this.insert(manager);
    });
  }

  /**
   * Adds a key and deletes keys whose tokens have expired. The new key signs after eleven minutes, when every reader
   * knows it. With `now` it signs at once and all other keys are deleted, which invalidates their tokens.
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
