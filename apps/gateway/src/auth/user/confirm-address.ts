import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Audit } from '../../shared/audit.ts';
import { StaffDirectory } from '../../shared/identity/staff-directory.ts';
import { StaffMemberEntity } from '../../shared/identity/staff.entity.ts';
import { StaffMails } from '../../shared/staff-mails.ts';
import { OneTimeCodesRepository } from '../codes/one-time-codes.repository.ts';
import { AuthError } from '../protocol/auth-error.ts';
import { AddressChanges } from './address-changes.repository.ts';

/** Changes an address once the old and the new mailbox have both confirmed it. */
@Injectable()
export class ConfirmAddress {
  constructor(
    private readonly directory: StaffDirectory,
    private readonly changes: AddressChanges,
    private readonly codes: OneTimeCodesRepository,
    private readonly mails: StaffMails,
    private readonly audit: Audit,
  ) {}

  /**
   * @param mailbox the address whose mail was opened
   * @returns whether the address has changed; false while the other mailbox has not confirmed
   * @throws AuthError `otp_expired`, `email_exists`
   */
  async confirm(manager: EntityManager, { id, email: before }: StaffMemberEntity, mailbox: string): Promise<boolean> {
    const change = await this.changes.confirm(id, mailbox === before ? 'old' : 'new', manager);
    if (!change || (mailbox !== before && mailbox !== change.email)) throw new AuthError('otp_expired');
    const { email, complete } = change;
    if (!complete) return false;
    if (await this.directory.findByEmail(email, manager)) throw new AuthError('email_exists');
    await manager.update(StaffMemberEntity, { id }, { email, updatedAt: () => 'now()' });
    await this.changes.forget(id, manager);
    await this.codes.forget(id, ['email', 'reauthentication', 'pkce'], manager);
    await this.audit.record({ staffId: id, action: 'email.changed' }, manager);
    // Warns the old address, in case somebody else has taken over the mailbox or the account. The relay publishes the
    // mail.
    const notice = { kind: 'email_changed', to: before, at: new Date().toISOString() } as const;
    await this.mails.add(manager, { staffId: id, correlationId: randomUUID(), mail: notice });
    return true;
  }
}
