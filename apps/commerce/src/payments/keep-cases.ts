import type { CaseReason, PromisedMail } from '@blue-peony/contracts';
import { newEvent } from '@blue-peony/messaging';
import { Injectable } from '@nestjs/common';
import type { Payment } from '../shared/payment-provider.ts';
import type { OrderEntity } from '../shared/order/order.entity.ts';
import { OrdersRepository } from '../shared/order/orders.repository.ts';
import type { Answer } from './move-order.ts';
import { isAddress } from './next-state.ts';
import type { Change } from './payment-orders.ts';
import { promiseMails } from './promises.repository.ts';
import { PaymentCasesRepository, type Case } from './payment-cases.repository.ts';

/** Keeps one case per payment that matches no order. The caller holds the payment's lock. */
@Injectable()
export class KeepCases {
  constructor(
    private readonly cases: PaymentCasesRepository,
    private readonly orders: OrdersRepository,
  ) {}

  /** Opens the case of a payment, or updates it. */
  async record(change: Change, order: OrderEntity | undefined, answer: Answer, reason: CaseReason): Promise<void> {
    const { manager } = change;
    const { payment, askedAt } = answer;
    const found = await this.cases.ofPayment(manager, payment.id);
    if (found && found.observedAt > askedAt) return;
    const opens = !found || isNews(found, payment);
    const kept = await this.cases.keep(manager, {
      paymentId: payment.id,
      orderId: order?.id ?? null,
      reason,
      state: opens ? 'open' : found.state,
      paymentStatus: payment.status as Case['paymentStatus'],
      amount: payment.amount,
      currency: payment.currency,
      email: isAddress(payment.email) ? payment.email : null,
      language: order?.language ?? 'en',
      observedAt: askedAt,
    });
    if (order && !order.paymentId && kept.state === 'open')
      await this.orders.update(manager, order.id, { caseStatus: 'review' });
    if (!opens) return;
    // In a dispute the buyer's bank informs the buyer.
    const toBuyer = kept.email && kept.paymentStatus !== 'disputed';
    await tellCase(change, 'commerce.case-opened.v1', kept, answer, toBuyer ? ['case', 'review'] : ['case']);
  }

  async resolve(change: Change, answer: Answer): Promise<void> {
    const { manager } = change;
    const { payment, askedAt } = answer;
    const found = await this.cases.ofPayment(manager, payment.id);
    if (!found || found.observedAt > askedAt) return;
    const state = payment.status === 'refunded' ? 'refunded' : 'accepted';
    const paymentStatus = state === 'refunded' ? state : 'paid';
    const kept = await this.cases.end(manager, found, { state, paymentStatus, observedAt: askedAt });
    if (state === 'refunded' && kept)
      await tellCase(change, 'commerce.case-refunded.v1', kept, answer, kept.email ? ['returned'] : []);
  }

  async closed({ manager }: Change, { id }: Payment): Promise<boolean> {
    return (await this.cases.ofPayment(manager, id))?.state === 'closed';
  }
}

async function tellCase(
  { manager, tell }: Change,
  type: 'commerce.case-opened.v1' | 'commerce.case-refunded.v1',
  { id, reason, paymentStatus, orderId }: Case,
  { correlationId }: Answer,
  mails: readonly PromisedMail[],
) {
  const payload = { reason, payment_status: paymentStatus, order_id: orderId };
  const event = newEvent(type, { aggregateId: id, correlationId, payload });
  await tell(event);
  await promiseMails(manager, event, mails);
}

/** A dispute has begun, or refunded money has arrived again: staff must decide again. */
const isNews = ({ paymentStatus }: Case, { status }: Payment): boolean =>
  status !== paymentStatus && (status === 'disputed' || paymentStatus === 'refunded');
