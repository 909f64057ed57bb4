import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { guideFormats, type OrderPaid, type OrderRefunded } from '@blue-peony/contracts';
import { newEvent, Outbox } from '@blue-peony/messaging';
import { z } from 'zod';
import type { EntityManager } from 'typeorm';
import type { Refusal } from '../../shared/business-events.ts';
import { paymentProvider, type Payment, type PaymentProvider } from '../../shared/payment-provider.ts';
import type { OrderEntity } from '../order.entity.ts';
import { DownloadsRepository } from '../downloads/downloads.repository.ts';
import { OrdersRepository } from '../orders.repository.ts';
import { nextState, type Move } from './next-state.ts';
import { Outcomes } from './outcomes.ts';

/** What an answer of the provider did to its order. */
export type Outcome = Move | 'stale' | Refusal;

/** What the provider has said of a payment; `askedAt` is the database's time just before it was asked. */
type Answer = { payment: Payment; askedAt: Date; correlationId: string };

type Announcement = OrderPaid | OrderRefunded;

const orderId = z.uuid();
const pagesAtMost = 100;

/** Brings an order to where its payment is. What is asked again, twice or in the wrong order changes nothing. */
@Injectable()
export class SettlePayment {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly downloads: DownloadsRepository,
    private readonly outcomes: Outcomes,
    private readonly outbox: Outbox,
    @Inject(paymentProvider) private readonly provider: PaymentProvider,
  ) {}

  /** @param askedAt the database's time just before the provider was asked */
  async settle(payment: Payment, askedAt: Date, correlationId: string): Promise<Outcome> {
    // Nothing has moved yet; a later webhook says what came of it.
    if (payment.status === 'open' || payment.status === 'failed') return 'unchanged';
    // Sold by other means on the same account.
    if (payment.orderId === undefined) return 'unchanged';
    const { outcome, event } = await this.orders.transaction((manager) =>
      this.apply(manager, { payment, askedAt, correlationId }),
    );
    if (isRefusal(outcome)) await this.outcomes.refused(outcome);
    if (event) this.outcomes.announce(event);
    return outcome;
  }

  /** Settles every payment that has changed since. @returns how many orders have moved */
  async settleSince(since: Date, askedAt: Date): Promise<number> {
    const correlationId = randomUUID();
    let found = 0;
    let cursor: string | undefined;
    for (let page = 0; page < pagesAtMost; page++) {
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

  private async apply(manager: EntityManager, answer: Answer): Promise<{ outcome: Outcome; event?: Announcement }> {
    const { payment, askedAt } = answer;
    const known = orderId.safeParse(payment.orderId);
    const order = known.success && (await this.orders.lock(manager, known.data));
    if (!order || order.provider !== this.provider.name) return { outcome: 'unknown_order' };

    const outcome = nextState(order, payment, askedAt);
    if (outcome === 'second_payment' || outcome === 'stale') return { outcome };
    if (isRefusal(outcome) || outcome === 'unchanged') {
      if (order.paymentId) await this.orders.update(manager, order.id, { observedAt: askedAt });
      return { outcome };
    }
    const event = await (payment.status === 'paid'
      ? this.deliver(manager, order, answer)
      : this.takeBack(manager, order, answer));
    if (!event) return { outcome };
    await this.outbox.add(manager, event);
    return { outcome, event };
  }

  private async deliver(manager: EntityManager, order: OrderEntity, answer: Answer): Promise<OrderPaid | undefined> {
    const { askedAt, correlationId } = answer;
    const bound = binding(order, answer);
    const paidAt = order.paidAt ?? askedAt;
    await this.orders.update(manager, order.id, { ...bound, status: 'paid', refundReason: null, paidAt });
    if (order.product === 'digital-guide') await this.downloads.addLinks(manager, order.id, guideFormats);
    await this.downloads.restoreLinks(manager, order.id);
    // Restored, but announced before: its buyer has the receipt.
    if (order.paidAt) return undefined;
    const payload = sold({ ...order, ...bound });
    return newEvent('commerce.order-paid.v1', { aggregateId: order.id, correlationId, payload });
  }

  private async takeBack(
    manager: EntityManager,
    order: OrderEntity,
    answer: Answer,
  ): Promise<OrderRefunded | undefined> {
    const { payment, correlationId } = answer;
    const bound = binding(order, answer);
    const reason = payment.status === 'disputed' ? 'dispute' : 'refund';
    await this.orders.update(manager, order.id, { ...bound, status: 'refunded', refundReason: reason });
    await this.downloads.revokeLinks(manager, order.id);
    if (order.status !== 'paid') return undefined;
    const payload = { ...sold({ ...order, ...bound }), reason } as const;
    return newEvent('commerce.order-refunded.v1', { aggregateId: order.id, correlationId, payload });
  }
}

const moves: readonly Outcome[] = ['paid', 'disputed', 'refunded', 'restored', 'unchanged', 'stale'];
const isRefusal = (outcome: Outcome): outcome is Refusal => !moves.includes(outcome);

/** What binds the order to its payment from the first move on. */
const binding = (order: OrderEntity, { payment, askedAt }: Answer) => ({
  paymentId: payment.id,
  email: order.email ?? payment.email!,
  observedAt: askedAt,
});

type Sold = Pick<OrderEntity, 'id' | 'product' | 'hours' | 'amount' | 'currency' | 'language'> & { email: string };

const sold = ({ id, product, hours, amount, currency, email, language }: Sold) => ({
  order_id: id,
  product,
  hours,
  amount,
  currency,
  email,
  language,
});
