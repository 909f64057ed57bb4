import type { OwnerNotice, StaffMailRequested } from '@blue-peony/contracts';
import { newEvent, Outbox, Relay } from '@blue-peony/messaging';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

type Letter = { staffId: string; correlationId: string; mail: StaffMailRequested['payload'] };

/** Requests mails to staff about their own accounts. */
@Injectable()
export class StaffMails {
  constructor(
    private readonly outbox: Outbox,
    @Inject(Relay) private readonly relay: Pick<Relay, 'dispatch'>,
  ) {}

  /**
   * Adds the request to the caller's transaction.
   * @returns a function to call after the commit, which publishes the request; without it, the relay does so about ten
   *   seconds later
   */
  async add(manager: EntityManager, { staffId, correlationId, mail }: Letter): Promise<() => void> {
    const facts = { aggregateId: staffId, correlationId, payload: mail };
    const event = newEvent('gateway.staff-mail-requested.v1', facts);
    await this.outbox.add(manager, event);
    return () => void this.relay.dispatch(event);
  }

  /** A staff member's address; undefined once the account is deleted. */
  async addressOf(manager: EntityManager, staffId: string): Promise<string | undefined> {
    const [row] = await manager.query<{ email: string }[]>('SELECT email FROM staff WHERE id = $1', [staffId]);
    return row?.email;
  }

  /** Like `add`, for every owner who can sign in. */
  async addForOwners(manager: EntityManager, correlationId: string, notice: OwnerNotice): Promise<() => void> {
    const owners = await manager.query<{ id: string; email: string }[]>(
      `SELECT id, email FROM staff WHERE role = 'owner' AND banned_at IS NULL AND confirmed_at IS NOT NULL`,
    );
    const sends: (() => void)[] = [];
    for (const { id, email } of owners)
      sends.push(await this.add(manager, { staffId: id, correlationId, mail: { ...notice, to: email } }));
    return () => sends.forEach((send) => send());
  }
}
