import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { StaffMails } from '../../shared/staff-mails.ts';
import type { Challenge } from './one-time-codes.repository.ts';
import type { Occasion } from '../../shared/device-name.ts';
import { type IssuedCode, OneTimeCodes } from './one-time-codes.ts';

/** A one-time code to issue and mail. */
export type Order = {
  staffId: string;
  purpose: 'recovery' | 'invite' | 'email' | 'reauthentication';
  /** Address of the recipient. */
  email: string;
  challenge?: Challenge | null;
  /** Only for a change of address: the mail goes to the old address. */
  leaving?: Occasion;
  correlationId: string;
};

/** Issues a one-time code and requests its mail, in the caller's transaction. */
@Injectable()
export class SendCode {
  constructor(
    private readonly codes: OneTimeCodes,
    private readonly mails: StaffMails,
  ) {}

  /** @returns a function to call after the commit, which sends the mail */
  async send(manager: EntityManager, order: Order): Promise<() => void> {
    return (await this.issueAndSend(manager, order)).send;
  }

  /** Like `send`, for a caller that also displays the code. */
  async issueAndSend(
    manager: EntityManager,
    { correlationId, leaving, ...order }: Order,
  ): Promise<{ issued: IssuedCode; send: () => void }> {
    const { staffId, purpose, email: to } = order;
    const issued = await this.codes.issue(manager, order);
    const { code, token } = issued;
    const carried = { to, code, expires_at: issued.expiresAt.toISOString() };
    const mail =
      purpose === 'reauthentication'
        ? { kind: purpose, ...carried }
        : leaving
          ? { kind: 'email_change_requested' as const, token, ...leaving, ...carried }
          : { kind: purpose, token, ...carried };
    return { issued, send: await this.mails.add(manager, { staffId, correlationId, mail }) };
  }
}
