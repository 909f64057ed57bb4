import { Injectable } from '@nestjs/common';
import { guideFormats } from '@blue-peony/contracts';
import { newEvent } from '@blue-peony/messaging';
import { BookingsRepository } from '../shared/bookings/bookings.repository.ts';
import type { Payment } from '../shared/payment-provider.ts';
import type { OrderEntity } from '../shared/order/order.entity.ts';
import { DownloadsRepository } from '../downloads/downloads.repository.ts';
import { OrdersRepository } from '../shared/order/orders.repository.ts';
import { ReceiptsRepository } from '../shared/receipts/receipts.repository.ts';
import type { Change } from './payment-orders.ts';

/** The provider's answer about a payment; `askedAt` is the database's time just before the call. */
export type Answer = { payment: Payment; askedAt: Date; correlationId: string };

@Injectable()
export class MoveOrder {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly downloads: DownloadsRepository,
    private readonly receipts: ReceiptsRepository,
    private readonly bookings: BookingsRepository,
  ) {}

  async deliver(change: Change, order: OrderEntity, answer: Answer): Promise<void> {
    const { manager, tell } = change;
    const { askedAt, correlationId } = answer;
    const bound = binding(order, answer);
    const paidAt = order.paidAt ?? askedAt;
    const { amount, currency } = order;
    const state = { paymentStatus: 'paid', refundReason: null, caseStatus: null } as const;
    await this.orders.update(manager, order.id, { ...bound, ...state, paidAt, amount, currency });
    if (order.product === 'digital-guide') await this.downloads.addLinks(manager, order.id, guideFormats);
    await this.downloads.restoreLinks(manager, order.id);
    await tellPart(change, order, answer);
    // A restored order was announced before: its buyer has the receipt.
    if (order.paidAt) return;
    const payload = { product: order.product };
    const event = newEvent('commerce.order-paid.v2', { aggregateId: order.id, correlationId, payload });
    await tell(event);
    await this.orders.update(manager, order.id, { paidEventId: event.id });
    await this.receipts.issue(manager, order);
  }

  async takeBack({ manager, tell }: Change, order: OrderEntity, answer: Answer): Promise<void> {
    const { payment, correlationId } = answer;
    const bound = binding(order, answer);
    const reason = payment.status === 'disputed' ? 'dispute' : 'refund';
    const refunded = reason === 'refund' ? order.amount : order.refunded;
    await this.orders.update(manager, order.id, {
      ...bound,
      paymentStatus: 'refunded',
      refundReason: reason,
      refunded,
    });
    await this.downloads.revokeLinks(manager, order.id);
    await this.bookings.free(manager, order.id, correlationId);
    // This payment was refunded before it was ever announced.
    if (order.paymentStatus === 'pending' && reason === 'refund') return;
    await tell(newEvent('commerce.order-refunded.v2', { aggregateId: order.id, correlationId, payload: { reason } }));
  }

  async observe(change: Change, order: OrderEntity, answer: Answer): Promise<void> {
    const { payment, askedAt } = answer;
    if (order.paymentId !== payment.id) return;
    const refunded = order.paymentStatus === 'paid' ? payment.refunded : order.refunded;
    await this.orders.update(change.manager, order.id, { observedAt: askedAt, refunded });
    if (order.paymentStatus === 'paid') await tellPart(change, order, answer);
  }
}

async function tellPart({ tell }: Change, { id, refunded }: OrderEntity, { payment, correlationId }: Answer) {
  if (payment.refunded > refunded)
    await tell(newEvent('commerce.order-partly-refunded.v1', { aggregateId: id, correlationId, payload: {} }));
}

/** Fields that bind the order to its payment from the first move on. */
const binding = (order: OrderEntity, { payment, askedAt }: Answer) => ({
  paymentId: payment.id,
  email: order.email ?? payment.email ?? null,
  observedAt: askedAt,
  refunded: payment.refunded,
});
