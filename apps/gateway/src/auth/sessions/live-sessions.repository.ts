import { may, type ProblemCode, type Right, type StaffRole } from '@blue-peony/contracts';
import type { DataSource } from 'typeorm';

/** A session ends this long after its start, or `longestPause` after its last use. */
const longestLife = '12 hours';
const longestPause = '1 hour';

/** SQL condition on the table `session`: it was not ended and has not expired, by the database's clock. */
export const isLive = `session.ended_at IS NULL AND session.created_at > now() - interval '${longestLife}'
  AND session.last_used_at > now() - interval '${longestPause}'`;

/** The staff member of a live session. `secondFactor`: whether one is set up; `photoEpoch`: number of password changes. */
export type Holder = {
  staff: string;
  role: StaffRole;
  aal: 'aal1' | 'aal2';
  secondFactor: boolean;
  photoEpoch: number;
};

/**
 * What sessions still open, for openings that have no access token: photo links and running streams.
 * @returns the holders of those that are live and whose holder is not banned, by session id
 */
export async function holdersOf(database: DataSource, ids: readonly string[]): Promise<Map<string, Holder>> {
  const rows = await database.query<(Holder & { id: string })[]>(
    `SELECT session.id, staff.id AS staff, role, aal, photo_epoch AS "photoEpoch",
       EXISTS (SELECT FROM passkeys WHERE staff_id = staff.id)
         OR EXISTS (SELECT FROM factors WHERE staff_id = staff.id AND verified_at IS NOT NULL) AS "secondFactor"
     FROM sessions AS session JOIN staff ON staff.id = session.staff_id
     WHERE session.id = ANY ($1::uuid[]) AND banned_at IS NULL AND ${isLive}`,
    [ids],
  );
  return new Map(rows.map(({ id, ...holder }) => [id, holder]));
}

/** The reason why a holder may not use a right; undefined when they may. @param required whether the desk needs two factors */
export function refusalOf(
  { role, aal, secondFactor }: Pick<Holder, 'role' | 'aal' | 'secondFactor'>,
  right: Right,
  required: boolean,
): ProblemCode | undefined {
  if (aal === 'aal1' && (secondFactor || required)) return 'insufficient_aal';
  return may(role, right) ? undefined : 'forbidden';
}
