import { describe, expect, test } from '@jest/globals';
import type { CaseReason } from '@blue-peony/contracts';
import type { Payment, PaymentStatus } from '../shared/payment-provider.ts';
import { nextState, type Move } from './next-state.ts';

const before = new Date('2026-03-20T15:00:00Z');
const now = new Date('2026-03-20T15:01:00Z');

const payment: Payment = {
  id: 'pay_1',
  orderId: 'order',
  status: 'paid',
  amount: 699,
  currency: 'USD',
  tax: 0,
  settled: undefined,
  refunded: 0,
  paidAt: undefined,
  sold: [],
  email: 'buyer@example.com',
};
const pending = {
  paymentStatus: 'pending',
  status: 'pending',
  endedBy: (time: Date) => time < before,
  amount: 699,
  currency: 'USD',
  email: null,
  paymentId: null,
  observedAt: before,
} as const;
const paid = {
  ...pending,
  paymentStatus: 'paid',
  status: 'paid',
  email: 'buyer@example.com',
  paymentId: 'pay_1',
} as const;
const orders = {
  pending,
  paid,
  disputed: { ...paid, paymentStatus: 'refunded', status: 'disputed' },
  refunded: { ...paid, paymentStatus: 'refunded', status: 'refunded' },
} as const;

const table: [keyof typeof orders, PaymentStatus, Move | CaseReason][] = [
  ['pending', 'open', 'unchanged'],
  ['pending', 'failed', 'unchanged'],
  ['pending', 'paid', 'paid'],
  ['pending', 'disputed', 'disputed'],
  ['pending', 'refunded', 'refunded'],
  ['pending', 'unknown', 'unknown_status'],
  ['paid', 'open', 'unchanged'],
  ['paid', 'failed', 'unchanged'],
  ['paid', 'paid', 'unchanged'],
  ['paid', 'disputed', 'disputed'],
  ['paid', 'refunded', 'refunded'],
  ['paid', 'unknown', 'unknown_status'],
  ['disputed', 'open', 'unchanged'],
  ['disputed', 'failed', 'unchanged'],
  ['disputed', 'paid', 'restored'],
  ['disputed', 'disputed', 'unchanged'],
  ['disputed', 'refunded', 'refunded'],
  ['refunded', 'open', 'unchanged'],
  ['refunded', 'failed', 'unchanged'],
  ['refunded', 'paid', 'after_refund'],
  ['refunded', 'disputed', 'unchanged'],
  ['refunded', 'refunded', 'unchanged'],
];

test.each(table)('an order that is %s and a payment that is %s: %s', (order, status, move) => {
  expect(nextState(orders[order], { ...payment, status }, now)).toBe(move);
});

describe('the first answer about a payment', () => {
  const given = (change: Partial<Payment>, order: Partial<typeof pending> = {}) =>
    nextState({ ...pending, ...order }, { ...payment, ...change }, now);

  test('is for staff in another currency, with a cent less or more, or without an address', () => {
    expect(given({ currency: 'EUR' })).toBe('currency');
    expect([given({ amount: 698 }), given({ amount: 700 })]).toEqual(['amount', 'amount']);
    expect([given({ email: undefined }), given({ email: 'no address' })]).toEqual(['no_email', 'no_email']);
  });

  test('is the price with a tax that the provider states, and converted as the provider states it', () => {
    expect(given({ amount: 860, tax: 161 })).toBe('paid');
    expect(given({ amount: 860, tax: 160 })).toBe('amount');
    const settled = { amount: 699, currency: 'USD' };
    expect(given({ amount: 24_500, currency: 'THB', settled })).toBe('paid');
    expect(given({ amount: 24_500, currency: 'THB', settled: { ...settled, amount: 698 } })).toBe('amount');
  });

  test('is for staff when it was paid after the order has ended, by the time of the payment', () => {
    const endedBy = (time: Date) => time >= now;
    expect(given({}, { endedBy })).toBe('expired');
    expect(given({ paidAt: now }, { endedBy })).toBe('expired');
    expect(given({ paidAt: before }, { endedBy })).toBe('paid');
  });

  test('needs no comparison when the money is back', () => {
    expect(given({ status: 'refunded', amount: 1, email: undefined })).toBe('refunded');
  });
});

const moved = (['paid', 'disputed', 'refunded'] as const).flatMap((status) =>
  (['paid', 'disputed', 'refunded'] as const).map((order) => [order, status] as const),
);
describe.each(moved)('of an order that is %s and a payment that is %s, the answer', (name, status) => {
  const order = orders[name];
  const answer = { ...payment, status };

  test('is not compared again: the payment was taken as it is', () => {
    const other = { ...answer, currency: 'EUR', amount: 1, email: undefined };
    expect(nextState(order, other, now)).toBe(nextState(order, answer, now));
  });

  test('from before what the order knows is stale', () => {
    expect(nextState({ ...order, observedAt: now }, answer, before)).toBe('stale');
  });

  test('about another payment than the order has is for staff, however old it is', () => {
    const other = { ...order, paymentId: 'pay_2' };
    expect([nextState(other, answer, now), nextState({ ...other, observedAt: now }, answer, before)]).toEqual([
      'second_payment',
      'second_payment',
    ]);
  });
});
