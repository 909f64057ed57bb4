import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { writeAudit } from '../../shared/audit.ts';
import { findStaffByEmail } from '../../shared/identity/staff-directory.repository.ts';
import { StaffMemberEntity } from '../../shared/identity/staff.entity.ts';
import { mailStaff } from '../../shared/staff-mails.ts';
import { AuthError } from '../protocol/auth-error.ts';
import { forgetCodes } from '../codes/one-time-codes.repository.ts';
import { OneTimeCodes } from '../codes/one-time-codes.ts';
import type { Occasion } from '../../shared/device-name.ts';
import { confirmChange, forgetChange, keepChange } from './address-changes.repository.ts';

type Request = {
  staff: StaffMemberEntity;
  challenge: string | null;
  correlationId: string;
  occasion: Occasion;
};

/** Asks the old and the new mailbox to confirm a change of address. */
@Injectable()
export class ChangeAddress {
  constructor(private readonly codes: OneTimeCodes) {}

  /** Mails the old and the new address. @throws AuthError `email_exists` */
  async request(manager: EntityManager, email: string, request: Request): Promise<void> {
    const { staff, challenge, correlationId, occasion } = request;
    if (await findStaffByEmail(email, manager)) throw new AuthError('email_exists');
    await keepChange(staff.id, email, manager);
    await forgetCodes(staff.id, ['email'], manager);
    await writeAudit(manager, { staffId: staff.id, action: 'email.change-requested' });
    const order = { staffId: staff.id, purpose: 'email', challenge, correlationId } as const;
    await this.codes.send(manager, { ...order, email });
    await this.codes.send(manager, { ...order, email: staff.email, leaving: occasion });
  }
}

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
