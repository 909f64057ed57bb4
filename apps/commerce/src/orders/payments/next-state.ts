import type { OrderStatus } from '@blue-peony/contracts';
import { z } from 'zod';
import type { Refusal } from '../../shared/business-events.ts';
import type { Payment, PaymentStatus } from '../../shared/payment-provider.ts';
import type { OrderEntity } from '../order.entity.ts';

export type Move = 'paid' | 'disputed' | 'refunded' | 'restored' | 'unchanged';

type Known = Pick<OrderEntity, 'state' | 'amount' | 'currency' | 'email' | 'paymentId' | 'observedAt'>;

const still = { open: 'unchanged', failed: 'unchanged' } as const;

/** Orders only move forward: paid, disputed, refunded; a dispute that was won is the one way back. */
const moves: Record<'pending' | 'paid' | 'disputed' | 'refunded', Record<PaymentStatus, Move>> = {
  pending: { ...still, paid: 'paid', disputed: 'disputed', refunded: 'refunded' },
  paid: { ...still, paid: 'unchanged', disputed: 'disputed', refunded: 'refunded' },
  disputed: { ...still, paid: 'restored', disputed: 'unchanged', refunded: 'refunded' },
  refunded: { ...still, paid: 'unchanged', disputed: 'unchanged', refunded: 'unchanged' },
};

const settledState = (state: OrderStatus) =>
  state === 'paid' || state === 'disputed' || state === 'refunded' ? state : 'pending';

/**
 * Where an answer of the provider brings its order, or why it is not believed.
 * @param askedAt when the provider was asked: an answer older than what the order knows is stale
 */
export function nextState(order: Known, payment: Payment, askedAt: Date): Move | 'stale' | Refusal {
  if (order.paymentId && order.paymentId !== payment.id) return 'second_payment';
  if (order.observedAt > askedAt) return 'stale';
  if (payment.currency !== order.currency) return 'currency';
  // More is a tax that the provider adds; less is somebody else's price.
  if (payment.amount < order.amount) return 'amount';
  if (!order.email && !z.email().safeParse(payment.email).success) return 'no_email';
  return moves[settledState(order.state)][payment.status];
}
