import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { writeAudit } from '../../shared/audit.ts';
import { findStaffByEmail } from '../../shared/identity/staff-directory.repository.ts';
import type { StaffMemberEntity } from '../../shared/identity/staff.entity.ts';
import { AuthError } from '../protocol/auth-error.ts';
import { forgetCodes } from '../codes/one-time-codes.repository.ts';
import { OneTimeCodes } from '../codes/one-time-codes.ts';
import type { Occasion } from '../../shared/device-name.ts';
import { keepChange } from './address-changes.repository.ts';

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
