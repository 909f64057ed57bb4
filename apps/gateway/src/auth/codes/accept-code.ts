import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Audit } from '../../shared/audit.ts';
import { StaffDirectory } from '../../shared/identity/staff-directory.ts';
import { StaffMails } from '../../shared/staff-mails.ts';
import { StaffMemberEntity } from '../../shared/identity/staff.entity.ts';
import { AuthError } from '../protocol/auth-error.ts';
import { OneTimeCodesRepository, type StoredCode } from './one-time-codes.repository.ts';

/** What follows from a mail having been read: an address is confirmed, or changed. */
@Injectable()
export class AcceptCode {
  constructor(
    private readonly directory: StaffDirectory,
    private readonly codes: OneTimeCodesRepository,
    private readonly mails: StaffMails,
    private readonly audit: Audit,
  ) {}

  /** @returns the staff member as she is after it. @throws AuthError `user_banned`, `email_exists` */
  async accept(manager: EntityManager, code: StoredCode): Promise<StaffMemberEntity> {
    const staff = await this.person(manager, code.staffId);
    if (code.purpose === 'email') await this.changeAddress(manager, staff, code.email);
    else await this.confirm(manager, staff);
    // A person who is in needs none of the mails that are still on their way, and nobody else may have them.
    await this.codes.forget(staff.id, ['recovery', 'invite', code.purpose], manager);
    return this.person(manager, staff.id);
  }

  async person(manager: EntityManager, id: string): Promise<StaffMemberEntity> {
    const staff = await this.directory.find(id, manager);
    if (!staff) throw new AuthError('otp_expired');
    if (staff.bannedAt) throw new AuthError('user_banned');
    return staff;
  }

  private async confirm(manager: EntityManager, { id, confirmedAt }: StaffMemberEntity): Promise<void> {
    if (confirmedAt) return;
    await manager.update(StaffMemberEntity, { id }, { confirmedAt: () => 'now()' });
    await this.audit.record({ staffId: id, action: 'staff.joined' }, manager);
  }

  private async changeAddress(manager: EntityManager, staff: StaffMemberEntity, email: string): Promise<void> {
    const { id, email: before } = staff;
    if (await this.directory.findByEmail(email, manager)) throw new AuthError('email_exists');
    await manager.update(StaffMemberEntity, { id }, { email, updatedAt: () => 'now()' });
    await this.codes.forget(id, ['reauthentication', 'pkce'], manager);
    await this.audit.record({ staffId: id, action: 'email.changed' }, manager);
    // Who has lost the mailbox, or the account, is to hear of it. The relay finds it by itself.
    const notice = { kind: 'email_changed', to: before } as const;
    await this.mails.add(manager, { staffId: id, correlationId: randomUUID(), mail: notice });
  }
}
