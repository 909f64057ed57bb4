import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { writeAudit } from '../../shared/audit.ts';
import { findStaffByEmail } from '../../shared/identity/staff-directory.repository.ts';
import { StaffMemberEntity } from '../../shared/identity/staff.entity.ts';
import { mailStaff } from '../../shared/staff-mails.ts';
import { forgetCodes } from '../codes/one-time-codes.repository.ts';
import { AuthError } from '../protocol/auth-error.ts';
import { confirmChange, forgetChange } from './address-changes.repository.ts';

/**
 * Changes the address once both mailboxes have confirmed it.
 * @param mailbox the address whose mail was opened
 * @returns whether the address has changed; false while the other mailbox has not confirmed
 * @throws AuthError `otp_expired`, `email_exists`
 */
export async function confirmAddress(
  manager: EntityManager,
  { id, email: before }: StaffMemberEntity,
  mailbox: string,
): Promise<boolean> {
  const change = await confirmChange(id, mailbox === before ? 'old' : 'new', manager);
  if (!change || (mailbox !== before && mailbox !== change.email)) throw new AuthError('otp_expired');
  const { email, complete } = change;
  if (!complete) return false;
  if (await findStaffByEmail(email, manager)) throw new AuthError('email_exists');
  await manager.update(StaffMemberEntity, { id }, { email, updatedAt: () => 'now()' });
  await forgetChange(id, manager);
  await forgetCodes(id, ['email', 'reauthentication', 'pkce'], manager);
  await writeAudit(manager, { staffId: id, action: 'email.changed' });
  // Warns the old address, in case somebody else has taken over the mailbox or the account.
  const notice = { kind: 'email_changed', to: before, at: new Date().toISOString() } as const;
  await mailStaff(manager, { staffId: id, correlationId: randomUUID(), mail: notice });
  return true;
}
