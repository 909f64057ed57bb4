import { queryRows } from '@blue-peony/service-kit';
import type { EntityManager } from 'typeorm';

type Which = 'old' | 'new';

/** Time in which both the old and the new address may confirm. */
const openFor = '1 day';

// Changes of address that wait for confirmation by the old and the new mailbox: at most one per account.

/** Replaces an earlier request of the same account. */
export async function keepChange(staffId: string, email: string, manager: EntityManager): Promise<void> {
  await manager.query(
    `INSERT INTO address_changes (staff_id, email) VALUES ($1, $2) ON CONFLICT (staff_id)
     DO UPDATE SET email = excluded.email, requested_at = now(), old_confirmed = false, new_confirmed = false`,
    [staffId, email],
  );
}

/** @returns the new address, and whether both mailboxes have confirmed; undefined without a pending change */
export async function confirmChange(staffId: string, which: Which, manager: EntityManager) {
  const [row] = await queryRows<{ email: string; complete: boolean }>(
    manager,
    `UPDATE address_changes SET ${which}_confirmed = true
     WHERE staff_id = $1 AND requested_at > now() - interval '${openFor}'
     RETURNING email, old_confirmed AND new_confirmed AS complete`,
    [staffId],
  );
  return row;
}

export async function forgetChange(staffId: string, manager: EntityManager): Promise<void> {
  await manager.query('DELETE FROM address_changes WHERE staff_id = $1', [staffId]);
}

/** The address that a staff member has asked to change to. */
export async function pendingChange(staffId: string, manager: EntityManager) {
  const [row] = await manager.query<{ email: string; sentAt: Date }[]>(
    `SELECT email, requested_at AS "sentAt" FROM address_changes
     WHERE staff_id = $1 AND requested_at > now() - interval '${openFor}'`,
    [staffId],
  );
  return row;
}
