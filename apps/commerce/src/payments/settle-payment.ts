import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { AppError, serviceLogger, type Logger } from '@blue-peony/service-kit';
import { caseReasons, type CaseReason } from '@blue-peony/contracts';
import { paymentProvider, type Payment, type PaymentProvider } from '../shared/payment-provider.ts';
import { KeepCases } from './keep-cases.ts';
import type { OrderEntity } from '../shared/order/order.entity.ts';
import { MoveOrder, type Answer } from './move-order.ts';
import { nextState, type Move } from './next-state.ts';
import { PaymentOrders, type Change } from './payment-orders.ts';

export type Outcome = Move | 'stale' | CaseReason;

/** Against a list that never ends: more payments than any outage leaves behind. */
const pagesAtMost = 10_000;

/** Repeated, concurrent or out-of-order answers change nothing. */
@Injectable()
export class SettlePayment {
  constructor(
    private readonly orders: PaymentOrders,
    private readonly moves: MoveOrder,
    private readonly cases: KeepCases,
    @Inject(paymentProvider) private readonly provider: PaymentProvider,
    @Inject(serviceLogger) private readonly logger: Logger,
  ) {}

  /** @param askedAt the database's time just before the call to the provider */
  async settle(payment: Payment, askedAt: Date, correlationId: string): Promise<Outcome> {
    // No money has moved yet; a later webhook reports the result.
    if (payment.status === 'open' || payment.status === 'failed') return 'unchanged';
    if (this.orders.isForeign(payment)) return 'unchanged';
    const answer = { payment, askedAt, correlationId };
    return this.orders.change(payment, async (change, known) =>
      this.apply(change, known ?? (await this.orders.fallback(change.manager, payment)), answer),
    );
  }

  /** Settles every payment that has changed since. @param onPage before each page @returns how many orders have moved */
  async settleSince(since: Date, askedAt: Date, onPage: () => Promise<void>): Promise<number> {
    const correlationId = randomUUID();
    let found = 0;
    let cursor: string | undefined;
    for (let page = 0; page < pagesAtMost; page++) {
      await onPage();
      const { payments, next } = await this.provider.payments(since, cursor);
      for (const payment of payments) {
        const outcome = await this.settle(payment, askedAt, correlationId);
        if (['paid', 'disputed', 'refunded', 'restored'].includes(outcome)) found++;
      }
      if (!next) return found;
      cursor = next;
    }
    throw new Error(`More than ${pagesAtMost} pages of payments`);
  }

  /** Stores nothing before the provider has refunded: its answer moves the order. @throws AppError `refund_failed` */
  async refund(paymentId: string, correlationId: string): Promise<void> {
    try {
      const before = await this.provider.payment(paymentId);
      if (!before) throw new Error('The provider does not know this payment');
      if (before.status !== 'refunded') await this.provider.refund(paymentId);
      const { payment, askedAt } = await this.ask(paymentId);
      if (payment) await this.settle(payment, askedAt, correlationId);
    } catch (cause) {
      this.logger.error({ err: cause, provider: this.provider.name }, 'refund failed');
      throw new AppError('refund_failed', { cause });
    }
  }

  /** The payment as its provider sees it now. @throws AppError `upstream_unavailable` */
  async ask(paymentId: string): Promise<{ payment: Payment | undefined; askedAt: Date }> {
    const askedAt = await this.orders.now();
    const payment = await this.provider.payment(paymentId).catch((cause: unknown) => {
      throw new AppError('upstream_unavailable', { cause });
    });
    return { askedAt, payment };
  }

  private async apply(change: Change, order: OrderEntity | undefined, answer: Answer): Promise<Outcome> {
    const { payment, askedAt } = answer;
    const outcome = order ? nextState(order, payment, askedAt) : 'unknown_order';
    if (outcome === 'stale') return outcome;
    if (isReason(outcome)) {
      if (payment.status === 'refunded') await this.cases.resolve(change, answer);
      else await this.cases.record(change, order, answer, outcome);
      return outcome;
    }
    if (outcome === 'unchanged') {
      await this.moves.observe(change, order!, answer);
      return outcome;
    }
    // Staff have closed this payment's case without delivery.
    if (outcome === 'paid' && (await this.cases.closed(change, payment))) return 'unchanged';
    if (payment.status === 'paid') await this.moves.deliver(change, order!, answer);
    else await this.moves.takeBack(change, order!, answer);
    if (payment.status !== 'disputed') await this.cases.resolve(change, answer);
    return outcome;
  }
}

const isReason = (outcome: Outcome): outcome is CaseReason => (caseReasons as readonly string[]).includes(outcome);
