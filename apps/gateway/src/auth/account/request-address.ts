import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Audit } from '../../shared/audit.ts';
import { StaffDirectory } from '../../shared/identity/staff-directory.ts';
import type { StaffMemberEntity } from '../../shared/identity/staff.entity.ts';
import { AuthError } from '../protocol/auth-error.ts';
import type { Challenge } from '../codes/one-time-codes.repository.ts';
import { SendCode } from '../codes/send-code.ts';

/** Asks the new address whether it is hers; until it answers, the old one stays. */
@Injectable()
export class RequestAddress {
  constructor(
    private readonly directory: StaffDirectory,
    private readonly mail: SendCode,
    private readonly audit: Audit,
  ) {}

  async request(
    manager: EntityManager,
    email: string,
    {
      staff,
      challenge,
      correlationId,
    }: { staff: StaffMemberEntity; challenge: Challenge | null; correlationId: string },
  ): Promise<() => void> {
    if (await this.directory.findByEmail(email, manager)) throw new AuthError('email_exists');
    await this.audit.record({ staffId: staff.id, action: 'email.change-requested' }, manager);
    return this.mail.send(manager, { staffId: staff.id, purpose: 'email', email, challenge, correlationId });
  }
}
