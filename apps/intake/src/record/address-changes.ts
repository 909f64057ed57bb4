import { queryRows } from '@blue-peony/service-kit';
import type { EntityManager } from 'typeorm';

// New addresses that applicants asked for and have not confirmed yet.

/** The mailbox that a link went to: a change of address is confirmed from the old and the new one. */
export const addressSides = ['old', 'new'] as const;
export type AddressSide = (typeof addressSides)[number];

/** A new address that is not confirmed within a week expires. */
export const waitingAddress = `asked_at > now() - interval '7 days'`;

/** `email`: the new address. */
export type AddressChange = { email: string; askedAt: Date };

export async function replaceAddressChange(manager: EntityManager, applicationId: string, email: string | undefined) {
  await manager.query('DELETE FROM address_changes WHERE application_id = $1', [applicationId]);
  if (email !== undefined)
    await manager.query('INSERT INTO address_changes (application_id, email) VALUES ($1, $2)', [applicationId, email]);
}

export async function findAddressChange(manager: EntityManager, applicationId: string) {
  const [row] = await manager.query<AddressChange[]>(
    `SELECT email, asked_at AS "askedAt" FROM address_changes WHERE application_id = $1 AND ${waitingAddress}`,
    [applicationId],
  );
  return row;
}

/** @returns whether both sides have confirmed it */
export async function confirmAddressChange(manager: EntityManager, applicationId: string, side: AddressSide) {
  const [row] = await queryRows<{ complete: boolean }>(
    manager,
    `UPDATE address_changes SET ${side}_confirmed_at = coalesce(${side}_confirmed_at, now())
     WHERE application_id = $1
     RETURNING old_confirmed_at IS NOT NULL AND new_confirmed_at IS NOT NULL AS complete`,
    [applicationId],
  );
  return row?.complete ?? false;
}
