import { invitationDays } from '@blue-peony/contracts';
import { Background, type Repeat } from '@blue-peony/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { writeAudit } from '../../shared/audit.ts';
import { findStaff, findStaffByEmail } from '../../shared/identity/staff-directory.repository.ts';
import { findLiveCodes } from '../codes/one-time-codes.repository.ts';
import { OneTimeCodes, type Order } from '../codes/one-time-codes.ts';
import { gatherRequests, keepRequest, takeRequest, type MailRequest } from './mail-requests.repository.ts';

// Polling interval for requests of a process that has died; this process handles its own requests at once.
const everyMs = 5_000;

/** Limit of valid mails of one kind per mailbox, because strangers can request them too. */
const maxLiveMails = 3;

/**
 * Requests for mail by people who are not signed in. A request costs one insert, and the account is looked up later, so
 * that neither the answer nor its timing reveals whether the account exists.
 */
@Injectable()
export class MailRequests {
  private readonly repeat: Repeat;

  constructor(
    private readonly database: DataSource,
    private readonly codes: OneTimeCodes,
    background: Background,
  ) {
    this.repeat = background.every('mail requests', everyMs, () => this.next());
  }

  async add(request: MailRequest): Promise<void> {
    await keepRequest(request, this.database.manager);
    setImmediate(() => this.repeat.wake());
  }

  private async next(): Promise<boolean> {
    return this.database.transaction(async (manager) => {
      const request = await takeRequest(manager);
      if (request) await this.answer(manager, request);
      return request !== undefined;
    });
  }

  private async answer(manager: EntityManager, request: MailRequest): Promise<void> {
    const { kind, email, knownDevice, challenge, correlationId } = request;
    const order = { purpose: kind, email, challenge, correlationId };
    const live = await findLiveCodes(kind, email, manager);
    if (kind !== 'recovery' && live.length >= maxLiveMails) return;
    if (kind === 'email') {
      if (live[0]) await this.changeAgain(manager, order, live[0].staffId);
      return;
    }
    const staff = await findStaffByEmail(email, manager);
    if (!staff || staff.bannedAt || (kind === 'invite' && staff.confirmedAt)) return;
    // Only an owner can renew an expired invitation.
    if (!staff.confirmedAt && !invitationIsOpen(staff.invitedAt)) return;
    if (kind === 'recovery' && !knownDevice && !(await gatherRequests(staff.id, manager))) return;
    if (kind === 'recovery') await writeAudit(manager, { staffId: staff.id, action: 'recovery.requested' });
    await this.codes.send(manager, { ...order, staffId: staff.id });
  }

  /** Sends the mail of a pending change of address again, to the mailbox that asks: the old or the new one. */
  private async changeAgain(manager: EntityManager, order: Omit<Order, 'staffId'>, staffId: string) {
    const leaves = (await findStaff(staffId, manager))?.email === order.email;
    const leaving = { at: new Date().toISOString() };
    await this.codes.send(manager, { ...order, staffId, ...(leaves && { leaving }) });
  }
}

const invitationIsOpen = (invitedAt: Date | null): boolean =>
  invitedAt !== null && invitedAt.getTime() > Date.now() - invitationDays * 86_400_000;
