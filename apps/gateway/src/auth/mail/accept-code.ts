import type { EntityManager } from 'typeorm';
import { writeAudit } from '../../shared/audit.ts';
import { findStaff } from '../../shared/identity/staff-directory.repository.ts';
import { StaffMemberEntity } from '../../shared/identity/staff.entity.ts';
import { confirmAddress } from '../user/confirm-address.ts';
import { AuthError } from '../protocol/auth-error.ts';
import { forgetCodes, type StoredCode } from '../codes/one-time-codes.repository.ts';

/**
 * Applies a code that was received by mail: confirms or changes the address.
 * @returns the updated staff member; undefined while a change of address waits for the other mailbox
 * @throws AuthError `otp_expired`, `user_banned`, `email_exists`
 */
export async function acceptMailedCode(
  manager: EntityManager,
  code: StoredCode,
): Promise<StaffMemberEntity | undefined> {
  const staff = await findHolder(manager, code.staffId);
  if (code.purpose !== 'email') await confirm(manager, staff);
  else if (!(await confirmAddress(manager, staff, code.email))) return undefined;
  // After a sign-in the other pending mails are no longer needed, and nobody else may use them.
  await forgetCodes(staff.id, ['recovery', 'invite', code.purpose], manager);
  return findHolder(manager, staff.id);
}

/** @throws AuthError `otp_expired`, `user_banned` */
export async function findHolder(manager: EntityManager, id: string): Promise<StaffMemberEntity> {
  const staff = await findStaff(id, manager);
  if (!staff) throw new AuthError('otp_expired');
  if (staff.bannedAt) throw new AuthError('user_banned');
  return staff;
}

async function confirm(manager: EntityManager, { id, confirmedAt }: StaffMemberEntity): Promise<void> {
  if (confirmedAt) return;
  await manager.update(StaffMemberEntity, { id }, { confirmedAt: () => 'now()' });
  await writeAudit(manager, { staffId: id, action: 'staff.joined' });
}
