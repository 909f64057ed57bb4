import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { hasRows } from '../../shared/has-rows.ts';
import { FactorEntity } from '../../shared/identity/staff.entity.ts';

/** Unfinished enrollments are deleted after this time. */
const enrolment = '10 minutes';
const challengeSeconds = 300;
/** Limit of authenticator apps, and likewise of passkeys, per account. */
export const maxFactors = 10;

/** Serializes the enrollments of one account and deletes unfinished ones. */
export async function prepareFactors(staffId: string, manager: EntityManager): Promise<void> {
  await manager.query('SELECT FROM staff WHERE id = $1 FOR UPDATE', [staffId]);
  await manager.query(
    `DELETE FROM factors
     WHERE staff_id = $1 AND verified_at IS NULL AND created_at < now() - interval '${enrolment}'`,
    [staffId],
  );
}

export async function insertFactor(
  factor: Pick<FactorEntity, 'id' | 'staffId' | 'friendlyName' | 'sealedSecret'>,
  manager: EntityManager,
) {
  await manager.insert(FactorEntity, factor);
}

export function findFactors(staffId: string, manager: EntityManager): Promise<FactorEntity[]> {
  return manager.findBy(FactorEntity, { staffId });
}

export function findFactor(id: string, staffId: string, manager: EntityManager): Promise<FactorEntity | null> {
  return manager.findOneBy(FactorEntity, { id, staffId });
}

/** Loads a factor with its secret and locks its row for the caller's transaction. */
export function findLockedFactor(id: string, staffId: string, manager: EntityManager): Promise<FactorEntity | null> {
  return manager
    .createQueryBuilder(FactorEntity, 'factor')
    .addSelect('factor.sealedSecret')
    .where({ id, staffId })
    .setLock('pessimistic_write')
    .getOne();
}

/** @returns the challenge's id and expiry */
export async function challengeFactor(factorId: string, manager: EntityManager) {
  await manager.query('DELETE FROM factor_challenges WHERE factor_id = $1 AND expires_at < now()', [factorId]);
  const [row] = await manager.query<{ id: string; expiresAt: Date }[]>(
    `INSERT INTO factor_challenges (id, factor_id, expires_at)
     VALUES ($1, $2, now() + make_interval(secs => $3)) RETURNING id, expires_at AS "expiresAt"`,
    [randomUUID(), factorId, challengeSeconds],
  );
  return row!;
}

/** @returns false when the challenge has expired, was used, or belongs to another factor */
export const useChallenge = (id: string, factorId: string, manager: EntityManager): Promise<boolean> =>
  hasRows(
    manager,
    'DELETE FROM factor_challenges WHERE id = $1 AND factor_id = $2 AND expires_at > now() RETURNING id',
    [id, factorId],
  );

/** Records an accepted code. The first one activates the factor and deletes other unfinished enrollments. */
export async function acceptCode(
  { id, staffId, verifiedAt }: FactorEntity,
  lastCounter: number,
  manager: EntityManager,
): Promise<void> {
  await manager.query(
    `UPDATE factors SET last_counter = $2, updated_at = now(), verified_at = coalesce(verified_at, now())
     WHERE id = $1`,
    [id, lastCounter],
  );
  if (!verifiedAt) await manager.query('DELETE FROM factors WHERE staff_id = $1 AND verified_at IS NULL', [staffId]);
}

export async function removeFactor(id: string, manager: EntityManager): Promise<void> {
  await manager.delete(FactorEntity, { id });
}

/** Deletes the recovery codes of an account that has no second factor left. */
export async function forgetLoneCodes(staffId: string, manager: EntityManager): Promise<void> {
  await manager.query(
    `DELETE FROM recovery_codes WHERE staff_id = $1
       AND NOT EXISTS (SELECT FROM passkeys WHERE staff_id = $1)
       AND NOT EXISTS (SELECT FROM factors WHERE staff_id = $1 AND verified_at IS NOT NULL)`,
    [staffId],
  );
}
