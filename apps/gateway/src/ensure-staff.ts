import type { StaffRole } from '@blue-peony/contracts';
import { databaseOptions } from '@blue-peony/service-kit';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { gatewayDatabase } from './database.ts';
import { StaffMemberEntity } from './shared/identity/staff.entity.ts';
import { hashPassword, verifyPassword } from './auth/passwords/passwords.ts';
import { SessionEntity } from './auth/sessions/session.entity.ts';

/** A staff account that an operator sets up. */
export type StaffAccount = { email: string; password: string; role: StaffRole };

/**
 * Creates a staff account or updates an existing one. Replaces a different password, which ends the account's sessions,
 * unless `keepsPassword` is set.
 * @param databaseUrl of the gateway's own role, on a migrated database
 * @returns whether the given password opens the account
 */
export async function ensureStaff(databaseUrl: string, account: StaffAccount, { keepsPassword = false } = {}) {
  const source = await new DataSource(
    databaseOptions({ ...gatewayDatabase, url: databaseUrl, poolSize: 1 }),
  ).initialize();
  try {
    return await source.transaction((manager) => ensure(manager, account, keepsPassword));
  } finally {
    await source.destroy();
  }
}

async function ensure(manager: EntityManager, { email, password, role }: StaffAccount, keepsPassword: boolean) {
  await manager.query("SELECT pg_advisory_xact_lock(hashtext('gateway staff'))");
  const address = email.trim().toLowerCase();
  const known = await manager.findOneBy(StaffMemberEntity, { email: address });
  if (!known) {
    const passwordHash = await hashPassword(password);
    await manager.insert(StaffMemberEntity, { email: address, passwordHash, role, confirmedAt: () => 'now()' });
    return true;
  }
  const fits = known.passwordHash !== null && (await verifyPassword(known.passwordHash, password));
  if (fits && known.role === role && known.confirmedAt) return true;
  const kept = fits || (keepsPassword && known.passwordHash !== null);
  const passwordHash = kept ? known.passwordHash : await hashPassword(password);
  const times = { confirmedAt: () => 'coalesce(confirmed_at, now())', updatedAt: () => 'now()' };
  await manager.update(StaffMemberEntity, { id: known.id }, { role, passwordHash, ...times });
  if (!kept) await manager.increment(StaffMemberEntity, { id: known.id }, 'photoEpoch', 1);
  if (!kept) await manager.update(SessionEntity, { staffId: known.id, endedAt: IsNull() }, { endedAt: () => 'now()' });
  return fits || !kept;
}
