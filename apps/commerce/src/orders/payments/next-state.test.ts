import { describe, expect, test } from '@jest/globals';
import type { Payment, PaymentStatus } from '../../shared/payment-provider.ts';
import { nextState, type Move } from './next-state.ts';

const before = new Date('2026-03-20T15:00:00Z');
const now = new Date('2026-03-20T15:01:00Z');

const payment: Payment = {
  id: 'pay_1',
  orderId: 'order',
  status: 'paid',
  amount: 699,
  currency: 'USD',
  email: 'buyer@example.com',
};
const pending = {
  state: 'pending',
  amount: 699,
  currency: 'USD',
  email: null,
  paymentId: null,
  observedAt: before,
} as const;
const paid = { ...pending, state: 'paid', email: 'buyer@example.com', paymentId: 'pay_1' } as const;
const orders = {
  pending,
  paid,
  disputed: { ...paid, state: 'disputed' },
  refunded: { ...paid, state: 'refunded' },
} as const;

const table: [keyof typeof orders, PaymentStatus, Move][] = [
  ['pending', 'open', 'unchanged'],
  ['pending', 'failed', 'unchanged'],
  ['pending', 'paid', 'paid'],
  ['pending', 'disputed', 'disputed'],
  ['pending', 'refunded', 'refunded'],
  ['paid', 'open', 'unchanged'],
  ['paid', 'failed', 'unchanged'],
  ['paid', 'paid', 'unchanged'],
  ['paid', 'disputed', 'disputed'],
  ['paid', 'refunded', 'refunded'],
  ['disputed', 'open', 'unchanged'],
  ['disputed', 'failed', 'unchanged'],
  ['disputed', 'paid', 'restored'],
  ['disputed', 'disputed', 'unchanged'],
  ['disputed', 'refunded', 'refunded'],
  ['refunded', 'open', 'unchanged'],
  ['refunded', 'failed', 'unchanged'],
  ['refunded', 'paid', 'unchanged'],
  ['refunded', 'disputed', 'unchanged'],
  ['refunded', 'refunded', 'unchanged'],
];

test.each(table)('an order that is %s and a payment that is %s: %s', (order, status, move) => {
  expect(nextState(orders[order], { ...payment, status }, now)).toBe(move);
});

const moved = (['paid', 'disputed', 'refunded'] as const).flatMap((status) =>
  (Object.keys(orders) as (keyof typeof orders)[]).map((order) => [order, status] as const),
);
describe.each(moved)('of an order that is %s and a payment that is %s, the answer', (name, status) => {
  const order = orders[name];
  const answer = { ...payment, status };

  test('in another currency is refused', () => {
    expect(nextState(order, { ...answer, currency: 'EUR' }, now)).toBe('currency');
  });

  test('with a lower amount is refused, and with a tax on top it is not', () => {
    expect(nextState(order, { ...answer, amount: 698 }, now)).toBe('amount');
    expect(nextState(order, { ...answer, amount: 800 }, now)).toBe(nextState(order, answer, now));
  });

  test.each([undefined, 'no address'])('with the address %p is refused unless the order has one', (email) => {
    const expected = name === 'pending' ? 'no_email' : nextState(order, answer, now);
    expect(nextState(order, { ...answer, email }, now)).toBe(expected);
  });

  test('from before what the order knows is stale', () => {
    expect(nextState({ ...order, observedAt: now }, answer, before)).toBe('stale');
  });

  test('about another payment than the order has is refused, however old it is', () => {
    const other = { ...order, paymentId: 'pay_2' };
    expect([nextState(other, answer, now), nextState({ ...other, observedAt: now }, answer, before)]).toEqual([
      'second_payment',
      'second_payment',
    ]);
  });
});
