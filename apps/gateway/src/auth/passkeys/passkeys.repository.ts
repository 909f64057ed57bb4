import { queryRows } from '@blue-peony/service-kit';
import type { EntityManager } from 'typeorm';
import { PasskeyEntity } from '../../shared/identity/staff.entity.ts';
import { AuthError } from '../protocol/auth-error.ts';

export const challengeSeconds = 300;

type NewPasskey = Pick<PasskeyEntity, 'staffId' | 'credentialId' | 'publicKey' | 'counter' | 'transports'>;

/** @param staffId null for a sign-in @returns the challenge's id and its expiry in Unix seconds */
export async function keepChallenge(challenge: string, staffId: string | null, manager: EntityManager) {
  // Challenges stay for an hour after their expiry, so that an expired one is told apart from an unknown one.
  await manager.query("DELETE FROM passkey_challenges WHERE expires_at < now() - interval '1 hour'");
  const [row] = await manager.query<[{ challenge_id: string; expires_at: number }]>(
    `INSERT INTO passkey_challenges (staff_id, challenge, expires_at)
     VALUES ($1, $2, now() + make_interval(secs => $3))
     RETURNING id AS challenge_id, floor(extract(epoch FROM expires_at))::float8 AS expires_at`,
    [staffId, challenge, challengeSeconds],
  );
  return row;
}

/**
 * Uses up a challenge, whatever the result. @throws AuthError `webauthn_challenge_not_found`,
 * `webauthn_challenge_expired`
 */
export async function useChallenge(id: string, staffId: string | null, manager: EntityManager): Promise<string> {
  const [used] = await queryRows<{ challenge: string; live: boolean }>(
    manager,
    `DELETE FROM passkey_challenges WHERE id = $1 AND staff_id IS NOT DISTINCT FROM $2
     RETURNING challenge, expires_at > now() AS live`,
    [id, staffId],
  );
  if (!used) throw new AuthError('webauthn_challenge_not_found');
  if (!used.live) throw new AuthError('webauthn_challenge_expired');
  return used.challenge;
}

export function listPasskeys(staffId: string, manager: EntityManager): Promise<PasskeyEntity[]> {
  return manager.find(PasskeyEntity, { where: { staffId }, order: { createdAt: 'ASC' } });
}

/** @returns undefined when the credential is already registered */
export async function insertPasskey(passkey: NewPasskey, manager: EntityManager): Promise<PasskeyEntity | undefined> {
  const { raw } = await manager
    .createQueryBuilder()
    .insert()
    .into(PasskeyEntity)
    .values({ ...passkey, friendlyName: 'Passkey' })
    .orIgnore()
    .returning('id')
    .execute();
  const [row] = raw as { id: string }[];
  return row && manager.findOneByOrFail(PasskeyEntity, { id: row.id });
}

/**
 * Loads a passkey with its key, its staff member and their factors, and locks its row for the caller's transaction.
 */
export function findLockedPasskey(credentialId: string, manager: EntityManager): Promise<PasskeyEntity | null> {
  return manager
    .createQueryBuilder(PasskeyEntity, 'passkey')
    .addSelect('passkey.publicKey')
    .innerJoinAndSelect('passkey.staff', 'staff')
    .leftJoinAndSelect('staff.factors', 'factor')
    .leftJoinAndSelect('staff.passkeys', 'every')
    .leftJoinAndSelect('staff.recoveryCodes', 'codes')
    .where({ credentialId })
    .setLock('pessimistic_write', undefined, ['passkey'])
    .getOne();
}

export async function notePasskeyUse(id: string, counter: number, manager: EntityManager): Promise<void> {
  await manager.query('UPDATE passkeys SET counter = $2, last_used_at = now() WHERE id = $1', [id, counter]);
}

/** @throws AuthError `webauthn_credential_not_found` */
export async function findPasskey(id: string, staffId: string, manager: EntityManager): Promise<PasskeyEntity> {
  return found(await manager.findOneBy(PasskeyEntity, { id, staffId }));
}

export async function renamePasskey(
  passkey: PasskeyEntity,
  friendlyName: string,
  manager: EntityManager,
): Promise<PasskeyEntity> {
  await manager.update(PasskeyEntity, { id: passkey.id }, { friendlyName });
  return { ...passkey, friendlyName };
}

/** @throws AuthError `webauthn_credential_not_found` */
export async function removePasskey(id: string, staffId: string, manager: EntityManager): Promise<void> {
  const { affected } = await manager.delete(PasskeyEntity, { id, staffId });
  if (!affected) found(null);
}

function found(passkey: PasskeyEntity | null): PasskeyEntity {
  if (!passkey) throw new AuthError('webauthn_credential_not_found');
  return passkey;
}
