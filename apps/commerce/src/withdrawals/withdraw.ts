import { randomUUID } from 'node:crypto';
import type { Language, Statement, Verdict, withdrawalMails, WithdrawalState } from '@blue-peony/contracts';
import { newEvent, tell } from '@blue-peony/messaging';
import { AppError } from '@blue-peony/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { EndContract } from './end-contract.ts';
import { referenceIn } from '../shared/order/order-reference.ts';
import type { OrderEntity } from '../shared/order/order.entity.ts';
import { OrdersRepository } from '../shared/order/orders.repository.ts';
import { verdictOf } from './verdict.ts';
import { WithdrawalsRepository, type StoredWithdrawal } from './withdrawals.repository.ts';

type Submitted = {
  statement: Statement;
  language: Language;
  correlationId: string;
  /** Tells whether the submitter has proven to be the buyer; undefined without an order. */
  opens?: { orderId: string; opened: (order: OrderEntity) => boolean } | undefined;
};

const nothingLeft: readonly Verdict[] = ['refunded', 'repeated'];

/** A buyer's statement of withdrawal, with its mails in one transaction. */
@Injectable()
export class Withdraw {
  constructor(
    private readonly withdrawals: WithdrawalsRepository,
    private readonly orders: OrdersRepository,
    private readonly contract: EndContract,
  ) {}

  /** Takes every statement: whether an order exists shows in mails to the order's own address alone. */
  submit(submitted: Submitted): Promise<{ found: StoredWithdrawal; proven: boolean }> {
    const { statement, opens } = submitted;
    return this.orders.transaction(async (manager) => {
      await this.withdrawals.lockAddress(manager, statement.email);
      const named = opens && (await this.orders.lock(manager, opens.orderId));
      return opens && named && opens.opened(named)
        ? { found: await this.byBuyer(manager, named, submitted), proven: true }
        : { found: await this.byAnyone(manager, submitted), proven: false };
    });
  }

  /** By the link in the mail to the order's own address. @throws AppError `not_found` */
  async confirm(id: string, correlationId: string): Promise<StoredWithdrawal> {
    const found = await this.withdrawals.find(id);
    if (!found?.orderId) throw new AppError('not_found');
    const { orderId } = found;
    await this.orders.transaction(async (manager) => {
      const order = await this.orders.lock(manager, orderId);
      const locked = await this.withdrawals.find(id, manager);
      if (!order || locked?.state !== 'open') return;
      // As of the submission, whatever has happened since.
      const delivered = await this.withdrawals.delivered(manager, orderId);
      const verdict = verdictOf(order, delivered, locked.receivedAt);
      const state = stateOf(verdict, true);
      if (state === 'withdrawn') await this.end(manager, order, locked, correlationId);
      await this.withdrawals.decide(manager, id, { state, verdict, confirmed: true });
    });
    return (await this.withdrawals.find(id))!;
  }

  private async byBuyer(manager: EntityManager, order: OrderEntity, submitted: Submitted): Promise<StoredWithdrawal> {
    const known = await this.withdrawals.ofOrder(manager, order.id);
    // It takes effect or waits already: a second one, or a second press of the button, changes nothing.
    if (known && known.state !== 'closed') return known;
    const kept = await this.keep(manager, submitted, { order, source: 'order_page' });
    if (kept.state === 'withdrawn') await this.end(manager, order, kept, submitted.correlationId);
    return kept;
  }

  private async byAnyone(manager: EntityManager, submitted: Submitted): Promise<StoredWithdrawal> {
    const twin = await this.withdrawals.twin(manager, submitted.statement);
    if (twin) return twin;
    const reference = referenceIn(submitted.statement.contract);
    const order = reference ? await this.orders.lockByReference(manager, reference) : null;
    return this.keep(manager, submitted, { order, source: 'footer' });
  }

  private async keep(
    manager: EntityManager,
    { statement, language, correlationId }: Submitted,
    { order, source }: { order: OrderEntity | null; source: StoredWithdrawal['source'] },
  ): Promise<StoredWithdrawal> {
    const id = randomUUID();
    const orderId = order?.id ?? null;
    const verdict = order ? await this.verdictOn(manager, order) : 'unknown';
    const state = stateOf(verdict, source === 'order_page');
    const mail = (kind: 'withdrawal' | 'withdrawal_confirm') =>
      askForMail(manager, { id, orderId }, kind, correlationId);
    const buyer = state === 'open' && source === 'footer' && order?.email ? order : undefined;
    const receiptEvent = (await this.withdrawals.mayAcknowledge(manager, statement.email))
      ? await mail('withdrawal')
      : null;
    const confirmEvent =
      buyer && (await this.withdrawals.mayAsk(manager, buyer.id)) ? await mail('withdrawal_confirm') : null;
    const given = { ...statement, language, source, orderId, verdict, state, receiptEvent, confirmEvent };
    return this.withdrawals.insert(manager, id, given);
  }

  private async end(manager: EntityManager, order: OrderEntity, found: StoredWithdrawal, correlationId: string) {
    await this.contract.end(manager, order, found, { correlationId });
    await askForMail(manager, { id: found.id, orderId: order.id }, 'withdrawn', correlationId);
  }

  private async verdictOn(manager: EntityManager, order: OrderEntity): Promise<Verdict> {
    const delivered = await this.withdrawals.delivered(manager, order.id);
    return verdictOf(order, delivered, await this.withdrawals.now(manager));
  }
}

/** @returns the event's id */
async function askForMail(
  manager: EntityManager,
  { id: aggregateId, orderId: order_id }: { id: string; orderId: string | null },
  mail: (typeof withdrawalMails)[number],
  correlationId: string,
): Promise<string> {
  const payload = { mail, order_id };
  const event = newEvent('commerce.withdrawal-mail-requested.v1', { aggregateId, correlationId, payload });
  await tell(manager, event);
  return event.id;
}

/** Without a right, staff decide; without a proof, the buyer or staff. */
function stateOf(verdict: Verdict, proven: boolean): WithdrawalState {
  if (nothingLeft.includes(verdict)) return 'closed';
  return proven && verdict === 'right' ? 'withdrawn' : 'open';
}
