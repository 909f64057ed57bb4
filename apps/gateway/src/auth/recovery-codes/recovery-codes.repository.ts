import { queryRows } from '@blue-peony/service-kit';
import type { EntityManager } from 'typeorm';

type Kept = { id: string; left: number };

/** The account's set of codes, and how many of them are unused. */
export async function findSet(staffId: string, manager: EntityManager): Promise<Kept | undefined> {
  const [row] = await manager.query<Kept[]>(
    'SELECT id, cardinality(hashes) AS left FROM recovery_codes WHERE staff_id = $1',
    [staffId],
  );
  return row;
}

export async function saltOf(staffId: string, manager: EntityManager): Promise<Buffer | undefined> {
  const [row] = await manager.query<{ salt: Buffer }[]>('SELECT salt FROM recovery_codes WHERE staff_id = $1', [
    staffId,
  ]);
  return row?.salt;
}

/** @returns the new set's id; undefined when the account already has a set */
export async function insertSet(
  staffId: string,
  { friendlyName, salt, hashes }: { friendlyName: string; salt: Buffer; hashes: Buffer[] },
  manager: EntityManager,
): Promise<string | undefined> {
  const [row] = await manager.query<{ id: string }[]>(
    `INSERT INTO recovery_codes (staff_id, friendly_name, salt, hashes) VALUES ($1, $2, $3, $4)
     ON CONFLICT DO NOTHING RETURNING id`,
    [staffId, friendlyName, salt, hashes],
  );
  return row?.id;
}

/** Replaces all earlier codes. @returns the set's id and name; undefined when the account has no set */
export async function replaceSet(staffId: string, salt: Buffer, hashes: Buffer[], manager: EntityManager) {
  const [row] = await queryRows<{ id: string; friendlyName: string }>(
    manager,
    `UPDATE recovery_codes SET salt = $2, hashes = $3, updated_at = now() WHERE staff_id = $1
     RETURNING id, friendly_name AS "friendlyName"`,
    [staffId, salt, hashes],
  );
  return row;
}

/**
 * Uses up a code, atomically. @returns the set's id and the number of codes left; undefined for a wrong or used code
 */
export async function useCode(staffId: string, hash: Buffer, manager: EntityManager): Promise<Kept | undefined> {
  const [row] = await queryRows<Kept>(
    manager,
    `UPDATE recovery_codes SET hashes = array_remove(hashes, $2::bytea), updated_at = now()
     WHERE staff_id = $1 AND $2::bytea = ANY (hashes) RETURNING id, cardinality(hashes) AS left`,
    [staffId, hash],
  );
  return row;
}
