import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { calculateJwkThumbprint } from 'jose';
import type { DataSource, EntityManager } from 'typeorm';
import type { SecretBox } from './secret-box.ts';
import { SigningKeyEntity } from './signing-key.entity.ts';

// Lifetime of a token (one hour) plus a tolerance for clocks that differ.
const outlives = '65 minutes';
// Readers cache the published set for ten minutes, so by then every reader knows the new key.
const announcedFor = '11 minutes';

const isOver = `signs_from < (SELECT max(signs_from) FROM signing_keys WHERE signs_from < now() - interval '${outlives}')`;

/** Every key that may verify a token, newest first. */
export const findSigningKeys = ({ manager }: DataSource): Promise<SigningKeyEntity[]> =>
  manager
    .createQueryBuilder(SigningKeyEntity, 'key')
    .where(`NOT coalesce(${isOver}, false)`)
    .orderBy('key.signsFrom', 'DESC')
    .getMany();

/** Adds a key that signs at once, unless `sufficient` accepts the existing ones. */
export const ensureSigningKey = (
  database: DataSource,
  box: SecretBox,
  sufficient: (keys: SigningKeyEntity[]) => boolean,
): Promise<void> =>
  locked(database, async (manager) => {
    if (!sufficient(await manager.find(SigningKeyEntity))) await insert(manager, box);
  });

/**
 * Adds a key and deletes keys whose tokens have expired. The new key signs after eleven minutes, when every reader
 * knows it. With `now` it signs at once and all other keys are deleted, which invalidates their tokens.
 */
export const rotateSigningKeys = (database: DataSource, box: SecretBox, now: boolean): Promise<void> =>
  locked(database, async (manager) => {
    await manager.query(now ? 'DELETE FROM signing_keys' : `DELETE FROM signing_keys WHERE ${isOver}`);
    await insert(manager, box, now ? '0' : announcedFor);
  });

async function insert(manager: EntityManager, box: SecretBox, startsIn = '0'): Promise<void> {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const publicJwk = createPublicKey(privateKey).export({ format: 'jwk' });
  const kid = await calculateJwkThumbprint(publicJwk);
  const sealed = box.seal('signing key', kid, privateKey.export({ type: 'pkcs8', format: 'der' }));
  await manager.query(
    `INSERT INTO signing_keys (kid, public_jwk, sealed_key, signs_from) VALUES ($1, $2, $3, now() + $4::interval)`,
    [kid, JSON.stringify(publicJwk), sealed, startsIn],
  );
}

const locked = (database: DataSource, work: (manager: EntityManager) => Promise<void>): Promise<void> =>
  database.transaction(async (manager) => {
    await manager.query("SELECT pg_advisory_xact_lock(hashtext('gateway signing keys'))");
    await work(manager);
  });
