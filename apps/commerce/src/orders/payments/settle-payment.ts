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
import { Outcomes } from './outcomes.ts';

/** What an answer of the provider did to its order. */
export type Outcome = 'paid' | 'refunded' | 'restored' | 'unchanged' | 'stale' | Refusal;

type Step = { outcome: Outcome; event?: OrderPaid | OrderRefunded };

const orderId = z.uuid();

/**
 * Brings an order to where its payment is. Orders only move forward: paid, then refunded; a dispute that was won is the one
 * way back. What is asked again, twice or in the wrong order changes nothing.
 */
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
      this.apply(manager, payment, askedAt, correlationId),
    );
    if (isRefusal(outcome)) await this.outcomes.refused(outcome);
    if (event) this.outcomes.announce(event);
    return outcome;
  }

  private async apply(manager: EntityManager, payment: Payment, askedAt: Date, correlationId: string): Promise<Step> {
    const known = orderId.safeParse(payment.orderId);
    const order = known.success && (await this.orders.lock(manager, known.data));
    if (!order || order.provider !== this.provider.name) return { outcome: 'unknown_order' };
    if (order.payment_id && order.payment_id !== payment.id) return { outcome: 'second_payment' };
    if (order.observed_at > askedAt) return { outcome: 'stale' };

    const next = this.next(order, payment);
    if (isRefusal(next) || next === 'unchanged') {
      if (order.payment_id) await this.orders.update(manager, order.id, { observed_at: askedAt });
      return { outcome: next };
    }
    const bound = { payment_id: payment.id, email: order.email ?? payment.email!, observed_at: askedAt };
    if (next === 'refunded') {
      const reason = payment.status === 'disputed' ? 'dispute' : 'refund';
      const announced = order.status === 'paid';
      await this.orders.update(manager, order.id, { ...bound, status: 'refunded', refund_reason: reason });
      await this.downloads.revokeLinks(manager, order.id);
      if (!announced) return { outcome: next };
      const payload = { ...sold({ ...order, ...bound }), reason } as const;
      return this.announce(
        manager,
        next,
        newEvent('commerce.order-refunded.v1', { ...about(order, correlationId), payload }),
      );
    }
    const paid_at = order.paid_at ?? askedAt;
    await this.orders.update(manager, order.id, { ...bound, status: 'paid', refund_reason: null, paid_at });
    if (order.product === 'digital-guide') await this.downloads.addLinks(manager, order.id, guideFormats);
    if (next === 'restored') await this.downloads.restoreLinks(manager, order.id);
    // Restored, but announced before: its buyer has the receipt.
    if (order.paid_at) return { outcome: next };
    const payload = sold({ ...order, ...bound });
    return this.announce(
      manager,
      next,
      newEvent('commerce.order-paid.v1', { ...about(order, correlationId), payload }),
    );
  }

  private next(order: OrderEntity, payment: Payment): 'paid' | 'refunded' | 'restored' | 'unchanged' | Refusal {
    if (payment.currency !== order.currency) return 'currency';
    // More is a tax that the provider adds; less is somebody else's price.
    if (payment.amount < order.amount) return 'amount';
    if (!order.email && !z.email().safeParse(payment.email).success) return 'no_email';
    if (payment.status === 'paid') {
      if (order.status === 'pending') return 'paid';
      return order.status === 'refunded' && order.refund_reason === 'dispute' ? 'restored' : 'unchanged';
    }
    const forGood = payment.status === 'refunded' && order.refund_reason === 'dispute';
    return order.status === 'refunded' && !forGood ? 'unchanged' : 'refunded';
  }

  private async announce(manager: EntityManager, outcome: Outcome, event: OrderPaid | OrderRefunded): Promise<Step> {
    await this.outbox.add(manager, event);
    return { outcome, event };
  }
}

const moves: readonly Outcome[] = ['paid', 'refunded', 'restored', 'unchanged', 'stale'];
const isRefusal = (outcome: Outcome): outcome is Refusal => !moves.includes(outcome);

const about = (order: OrderEntity, correlationId: string) => ({ aggregateId: order.id, correlationId });

const sold = ({ id, product, hours, amount, currency, email, language }: OrderEntity & { email: string }) => ({
  order_id: id,
  product,
  hours,
  amount,
  currency,
  email,
  language,
});
