import { currencies, type AcceptCase, type Currency, type MoneyCase } from '@blue-peony/contracts';
import { AppError, found } from '@blue-peony/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Payment } from '../shared/payment-provider.ts';
import type { OrderEntity } from '../shared/order/order.entity.ts';
import { MoveOrder } from '../payments/move-order.ts';
import { isAddress } from '../payments/next-state.ts';
import { PaymentCasesRepository, type Case } from '../payments/payment-cases.repository.ts';
import { PaymentOrders } from '../payments/payment-orders.ts';
import { SettlePayment } from '../payments/settle-payment.ts';
import { CasesRepository } from './cases.repository.ts';

type By = { staffId: string; correlationId: string };

/** Decisions of staff about a payment that matches no order, which is open or, for a refund, closed. */
@Injectable()
export class DecideCase {
  constructor(
    private readonly cases: PaymentCasesRepository,
    private readonly shown: CasesRepository,
    private readonly orders: PaymentOrders,
    private readonly moves: MoveOrder,
    private readonly payments: SettlePayment,
  ) {}

  /** @throws AppError not_found, version_conflict, upstream_unavailable, validation_failed */
  async accept(id: string, given: AcceptCase, { staffId, correlationId }: By): Promise<MoneyCase> {
    const { paymentId } = await this.openCase(id);
    const { payment, askedAt } = await this.payments.ask(paymentId);
    if (payment?.status !== 'paid' && payment?.status !== 'unknown') throw new AppError('version_conflict');
    const email = given.email ?? payment.email;
    if (!isAddress(email)) throw missing('email');
    await this.orders.change(payment, async (change, named) => {
      const { manager } = change;
      await this.openCase(id, manager);
      const order = await this.orderOf(manager, named, given);
      if (order.paymentId && order.paymentId !== payment.id) throw new AppError('version_conflict');
      const accepted = Object.assign(order, { email, ...paidPrice(payment) });
      await this.cases.decide(manager, id, { state: 'accepted', by: staffId, orderId: order.id });
      await this.moves.deliver(change, accepted, { payment, askedAt, correlationId });
    });
    return this.shown.show(id);
  }

  /** @throws AppError not_found, version_conflict */
  async close(id: string, note: string, { staffId }: By): Promise<MoneyCase> {
    const { paymentId } = await this.openCase(id);
    await this.orders.change({ id: paymentId, orderId: undefined }, async ({ manager }, order) => {
      await this.openCase(id, manager);
      await this.cases.decide(manager, id, { state: 'closed', by: staffId, note });
      if (order) await this.cases.closeOrder(manager, order.id);
    });
    return this.shown.show(id);
  }

  /** @returns the case, still open when the provider takes its time. @throws AppError not_found, version_conflict, refund_failed */
  async refund(id: string, { staffId, correlationId }: By): Promise<MoneyCase> {
    const { state, paymentId } = found(await this.cases.find(id));
    if (state !== 'open' && state !== 'closed') throw new AppError('version_conflict');
    await this.cases.name(id, staffId);
    await this.payments.refund(paymentId, correlationId);
    return this.shown.show(id);
  }

  private async openCase(id: string, manager?: EntityManager): Promise<Case> {
    const kept = found(await this.cases.find(id, manager));
    if (kept.state !== 'open') throw new AppError('version_conflict');
    return kept;
  }

  private orderOf(manager: EntityManager, named: OrderEntity | undefined, { sold }: AcceptCase): Promise<OrderEntity> {
    if (named) return Promise.resolve(named);
    if (!sold) throw missing('sold');
    return this.orders.make(manager, sold);
  }
}

const missing = (field: string) => new AppError('validation_failed', { errors: [{ field, code: 'required' }] });

function paidPrice({ amount, currency }: Payment): { amount?: number; currency?: Currency } {
  const known = currencies.find((each) => each === currency);
  return known && amount > 0 ? { amount, currency: known } : {};
}
