import { invitationDays, type StaffMember, type StaffRole } from '@blue-peony/contracts';
import { answerRows } from '@blue-peony/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { hasRows } from '../shared/has-rows.ts';

type StaffRow = Omit<StaffMember, 'second_factor'>;

const select = `SELECT id, email, user_metadata->>'display_name' AS name, role, created_at, invited_at, confirmed_at,
  last_sign_in_at, banned_at,
  CASE WHEN banned_at IS NOT NULL THEN 'banned' WHEN confirmed_at IS NOT NULL THEN 'active'
    WHEN invited_at > now() - interval '${invitationDays} days' THEN 'invited' ELSE 'expired' END AS state,
  array_remove(ARRAY[
    CASE WHEN EXISTS (SELECT FROM factors WHERE staff_id = staff.id AND verified_at IS NOT NULL) THEN 'totp' END,
    CASE WHEN EXISTS (SELECT FROM passkeys WHERE staff_id = staff.id) THEN 'passkey' END], NULL) AS factors FROM staff`;

const toMember = (row: StaffRow): StaffMember => ({ ...row, second_factor: row.factors.length > 0 });

/** Serializes changes of roles: two owners must not remove each other's role at the same time. */
export function changeOfStaff<Result>(
  database: DataSource,
  work: (manager: EntityManager) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (manager) => {
    await manager.query("SELECT pg_advisory_xact_lock(hashtext('gateway staff'))");
    return work(manager);
  });
}

export async function listStaff(database: DataSource): Promise<StaffMember[]> {
  const rows = await database.query<StaffRow[]>(`${select} ORDER BY created_at, id LIMIT 1000`);
  return rows.map(toMember);
}

export async function findMember(id: string, manager: EntityManager): Promise<StaffMember | undefined> {
  const [row] = await answerRows<StaffRow>(manager, `${select} WHERE id = $1`, [id]);
  return row && toMember(row);
}

/** Creates an account without a password, or renews its invitation. @returns the account's id */
export async function addInvited(email: string, role: StaffRole, manager: EntityManager): Promise<string> {
  const [row] = await manager.query<{ id: string }[]>(
    `INSERT INTO staff (email, role, invited_at) VALUES ($1, $2, now())
     ON CONFLICT (email) DO UPDATE SET role = excluded.role, invited_at = now(), updated_at = now() RETURNING id`,
    [email, role],
  );
  return row!.id;
}

/** Deletes the account and everything that references it. */
export async function removeMember(id: string, manager: EntityManager): Promise<void> {
  await manager.query('DELETE FROM staff WHERE id = $1', [id]);
}

export async function setRole(id: string, role: StaffRole, manager: EntityManager): Promise<void> {
  await manager.query('UPDATE staff SET role = $2, updated_at = now() WHERE id = $1', [id, role]);
}

export async function setBanned(id: string, banned: boolean, manager: EntityManager): Promise<void> {
  await manager.query(
    'UPDATE staff SET banned_at = CASE WHEN $2 THEN coalesce(banned_at, now()) END, updated_at = now() WHERE id = $1',
    [id, banned],
  );
}

/** Whether an owner is left who can sign in. */
export const hasOwner = (manager: EntityManager): Promise<boolean> =>
  hasRows(manager, `SELECT FROM staff WHERE role = 'owner' AND banned_at IS NULL AND confirmed_at IS NOT NULL LIMIT 1`);

export async function removeFactors(id: string, manager: EntityManager): Promise<void> {
  for (const table of ['factors', 'passkeys', 'recovery_codes'])
    await manager.query(`DELETE FROM ${table} WHERE staff_id = $1`, [id]);
}
