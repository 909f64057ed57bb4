import type { OwnerNotice, StaffMailRequested } from '@blue-peony/contracts';
import { newEvent, tell } from '@blue-peony/messaging';
import type { EntityManager } from 'typeorm';

type Letter = { staffId: string; correlationId: string; mail: StaffMailRequested['payload'] };

/** Asks, in the caller's transaction, for a mail to a staff member about their own account. */
export async function mailStaff(manager: EntityManager, { staffId, correlationId, mail }: Letter): Promise<void> {
  const facts = { aggregateId: staffId, correlationId, payload: mail };
  await tell(manager, newEvent('gateway.staff-mail-requested.v1', facts));
}

/** A staff member's address; undefined once the account is deleted. */
export async function addressOf(manager: EntityManager, staffId: string): Promise<string | undefined> {
  const [row] = await manager.query<{ email: string }[]>('SELECT email FROM staff WHERE id = $1', [staffId]);
  return row?.email;
}

/** Like {@link mailStaff}, for every owner who can sign in. */
export async function mailOwners(manager: EntityManager, correlationId: string, notice: OwnerNotice): Promise<void> {
  const owners = await manager.query<{ id: string; email: string }[]>(
    `SELECT id, email FROM staff WHERE role = 'owner' AND banned_at IS NULL AND confirmed_at IS NOT NULL`,
  );
  for (const { id, email } of owners)
    await mailStaff(manager, { staffId: id, correlationId, mail: { ...notice, to: email } });
}
