import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Caller } from '../../shared/limits/caller.ts';
import { CodeLimits } from '../codes/code-limits.ts';
import { OneTimeCodes } from '../codes/one-time-codes.ts';
import type { SessionEntity } from '../sessions/session.entity.ts';

/** Mails a code to the signed-in staff member, to prove that they can read the mailbox. */
@Injectable()
export class Reauthenticate {
  constructor(
    private readonly database: DataSource,
    private readonly limits: CodeLimits,
    private readonly codes: OneTimeCodes,
  ) {}

  /** @throws TooManyMails */
  async mail(session: SessionEntity, caller: Caller): Promise<void> {
    const { staffId, staff } = session;
    await this.limits.countOwnMail(staffId, caller);
    const order = {
      staffId,
      purpose: 'reauthentication',
      email: staff.email,
      correlationId: caller.requestId,
    } as const;
    const send = await this.database.transaction((manager) => this.codes.send(manager, order));
    send();
  }
}
