import { invitationDays } from '@blue-peony/contracts';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Audit } from '../../shared/audit.ts';
import { StaffDirectory } from '../../shared/identity/staff-directory.ts';
import { gatherRequests, type MailRequest } from './mail-requests.repository.ts';
import { findLiveCodes } from '../codes/one-time-codes.repository.ts';
import { type Order, SendCode } from '../codes/send-code.ts';

/** Limit of valid mails of one kind per mailbox, because strangers can request them too. */
const maxLiveMails = 3;

/** Mails the requested code if a matching account exists. */
@Injectable()
export class AnswerMailRequest {
  constructor(
    private readonly directory: StaffDirectory,
    private readonly mail: SendCode,
    private readonly audit: Audit,
  ) {}

  /** @returns a function to call after the commit, which sends the mail; undefined when there is none */
  async answer(manager: EntityManager, request: MailRequest): Promise<(() => void) | undefined> {
    const { kind, email, knownDevice, challenge, correlationId } = request;
    const order = { purpose: kind, email, challenge, correlationId };
    const live = await findLiveCodes(kind, email, manager);
    if (kind !== 'recovery' && live.length >= maxLiveMails) return undefined;
    if (kind === 'email') return live[0] && this.changeAgain(manager, order, live[0].staffId);
    const staff = await this.directory.findByEmail(email, manager);
    if (!staff || staff.bannedAt || (kind === 'invite' && staff.confirmedAt)) return undefined;
    // Only an owner can renew an expired invitation.
    if (!staff.confirmedAt && !invitationIsOpen(staff.invitedAt)) return undefined;
    if (kind === 'recovery' && !knownDevice && !(await gatherRequests(staff.id, manager))) return undefined;
    if (kind === 'recovery') await this.audit.record({ staffId: staff.id, action: 'recovery.requested' }, manager);
    return this.mail.send(manager, { ...order, staffId: staff.id });
  }

  /** Sends the mail of a pending change of address again, to the mailbox that asks: the old or the new one. */
  private async changeAgain(manager: EntityManager, order: Omit<Order, 'staffId'>, staffId: string) {
    const leaves = (await this.directory.find(staffId, manager))?.email === order.email;
    const leaving = { at: new Date().toISOString() };
    return this.mail.send(manager, { ...order, staffId, ...(leaves && { leaving }) });
  }
}

const invitationIsOpen = (invitedAt: Date | null): boolean =>
  invitedAt !== null && invitedAt.getTime() > Date.now() - invitationDays * 86_400_000;
