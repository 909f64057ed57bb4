import type { StaffRole } from '@blue-peony/contracts';
import { databaseOptions } from '@blue-peony/service-kit';
import { DataSource, IsNull } from 'typeorm';
import { gatewayDatabase } from '../database.ts';
import { StaffMember } from '../shared/staff.entity.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { Session } from './session.entity.ts';

export type StaffAccount = { email: string; password: string; role: StaffRole };

/**
 * Makes a staff account, or brings an existing one in line. A password that differs is replaced, which ends the
 * account's sessions; one that already fits keeps its hash.
 * @param databaseUrl the gateway's own role, on a migrated database
 */
export async function ensureStaff(databaseUrl: string, { email, password, role }: StaffAccount): Promise<void> {
  const source = await new DataSource(
    databaseOptions({ ...gatewayDatabase, url: databaseUrl, poolSize: 1 }),
  ).initialize();
  try {
    await source.transaction(async (manager) => {
      await manager.query("SELECT pg_advisory_xact_lock(hashtext('gateway staff'))");
      const address = email.trim().toLowerCase();
      const known = await manager.findOneBy(StaffMember, { email: address });
      if (!known) {
        const passwordHash = await hashPassword(password);
        await manager.insert(StaffMember, { email: address, passwordHash, role, confirmedAt: () => 'now()' });
        return;
      }
      const fits = known.passwordHash !== null && (await verifyPassword(known.passwordHash, password));
      if (fits && known.role === role && known.confirmedAt) return;
      const passwordHash = fits ? known.passwordHash : await hashPassword(password);
      await manager.update(
        StaffMember,
        { id: known.id },
        { role, passwordHash, confirmedAt: () => 'coalesce(confirmed_at, now())', updatedAt: () => 'now()' },
      );
      if (!fits) await manager.update(Session, { staffId: known.id, endedAt: IsNull() }, { endedAt: () => 'now()' });
    });
  } finally {
    await source.destroy();
  }
}
