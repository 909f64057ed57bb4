import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Audit } from '../../shared/audit.ts';
import { StaffDirectory } from '../../shared/identity/staff-directory.ts';
import type { MailRequest } from './mail-requests.repository.ts';
import { OneTimeCodesRepository } from '../codes/one-time-codes.repository.ts';
import { SendCode } from '../codes/send-code.ts';

/** Mails the code that was asked for, if there is an account that it fits. */
@Injectable()
export class AnswerMailRequest {
  constructor(
    private readonly directory: StaffDirectory,
    private readonly codes: OneTimeCodesRepository,
    private readonly mail: SendCode,
    private readonly audit: Audit,
  ) {}

  /** @returns what sends the mail off once the transaction has committed, if there is one */
  async answer(manager: EntityManager, request: MailRequest): Promise<(() => void) | undefined> {
    const { kind, email, challenge, correlationId } = request;
    const order = { purpose: kind, email, challenge, correlationId };
    if (kind === 'email') {
      const [pending] = await this.codes.findLive('email', email, manager);
      return pending && this.mail.send(manager, { ...order, staffId: pending.staffId });
    }
    const staff = await this.directory.findByEmail(email, manager);
    if (!staff || staff.bannedAt || (kind === 'invite' && staff.confirmedAt)) return undefined;
    if (kind === 'recovery') await this.audit.record({ staffId: staff.id, action: 'recovery.requested' }, manager);
    return this.mail.send(manager, { ...order, staffId: staff.id });
  }
}
