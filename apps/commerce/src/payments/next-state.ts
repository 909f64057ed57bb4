import type { CaseReason } from '@blue-peony/contracts';
import { z } from 'zod';
import type { Payment, PaymentStatus } from '../shared/payment-provider.ts';
import type { OrderEntity } from '../shared/order/order.entity.ts';

export type Move = 'paid' | 'disputed' | 'refunded' | 'restored' | 'unchanged';

type Known = Pick<
  OrderEntity,
  'status' | 'paymentStatus' | 'amount' | 'currency' | 'paymentId' | 'observedAt' | 'endedBy'
>;

const still = { open: 'unchanged', failed: 'unchanged', unknown: 'unknown_status' } as const;

/** Orders only move forward; a won dispute is the only way back. Paid again after a refund is a case for staff. */
const moves: Record<'pending' | 'paid' | 'disputed' | 'refunded', Record<PaymentStatus, Move | CaseReason>> = {
  pending: { ...still, paid: 'paid', disputed: 'disputed', refunded: 'refunded' },
  paid: { ...still, paid: 'unchanged', disputed: 'disputed', refunded: 'refunded' },
  disputed: { ...still, paid: 'restored', disputed: 'unchanged', refunded: 'refunded' },
  refunded: { ...still, paid: 'after_refund', disputed: 'unchanged', refunded: 'unchanged' },
};

/** @param askedAt time of the call to the provider: an answer older than the order's last one is stale */
export function nextState(order: Known, payment: Payment, askedAt: Date): Move | 'stale' | CaseReason {
  if (order.paymentId && order.paymentId !== payment.id) return 'second_payment';
  if (order.observedAt > askedAt) return 'stale';
  const move = moves[order.status === 'disputed' ? 'disputed' : order.paymentStatus][payment.status];
  // A bound order was compared with its payment before, and a refund needs no comparison.
  if (order.paymentId || payment.status === 'refunded') return move;
  return mismatch(order, payment, askedAt) ?? move;
}

function mismatch(order: Known, payment: Payment, askedAt: Date): CaseReason | undefined {
  const { amount, currency, tax, settled, email, paidAt } = payment;
  // The price by the provider's own figures, also without the tax that it added.
  const prices = [{ amount, currency }, { amount: amount - tax, currency }, ...(settled ? [settled] : [])];
  const ours = prices.filter((price) => price.currency === order.currency);
  if (ours.length === 0) return 'currency';
  if (!ours.some((price) => price.amount === order.amount)) return 'amount';
  if (order.endedBy(paidAt ?? askedAt)) return 'expired';
  return isAddress(email) ? undefined : 'no_email';
}

export const isAddress = (email: string | undefined): email is string => z.email().safeParse(email).success;
