import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Audit } from '../../shared/audit.ts';
import { StaffDirectory } from '../../shared/identity/staff-directory.ts';
import type { StaffMemberEntity } from '../../shared/identity/staff.entity.ts';
import { AuthError } from '../protocol/auth-error.ts';
import { OneTimeCodesRepository, type Challenge } from '../codes/one-time-codes.repository.ts';
import { SendCode } from '../codes/send-code.ts';
import type { Occasion } from '../../shared/device-name.ts';
import { AddressChanges } from './address-changes.repository.ts';

type Request = {
  staff: StaffMemberEntity;
  challenge: Challenge | null;
  correlationId: string;
  occasion: Occasion;
};

/** Mails the old and the new address. The old address stays until both have confirmed. */
@Injectable()
export class RequestAddress {
  constructor(
    private readonly directory: StaffDirectory,
    private readonly changes: AddressChanges,
    private readonly codes: OneTimeCodesRepository,
    private readonly mail: SendCode,
    private readonly audit: Audit,
  ) {}

  /** @returns a function to call after the commit, which sends the mails. @throws AuthError `email_exists` */
  async request(manager: EntityManager, email: string, request: Request): Promise<() => void> {
    const { staff, challenge, correlationId, occasion } = request;
    if (await this.directory.findByEmail(email, manager)) throw new AuthError('email_exists');
    await this.changes.request(staff.id, email, manager);
    await this.codes.forget(staff.id, ['email'], manager);
    await this.audit.record({ staffId: staff.id, action: 'email.change-requested' }, manager);
    const order = { staffId: staff.id, purpose: 'email', challenge, correlationId } as const;
    const sends = [
      await this.mail.send(manager, { ...order, email }),
      await this.mail.send(manager, { ...order, email: staff.email, leaving: occasion }),
    ];
    return () => sends.forEach((send) => send());
  }
}
