import './setup-dom.ts';
import { afterEach, beforeEach, expect, jest } from '@jest/globals';
import { locales, type Locale } from '@blue-peony/contracts';
import { cleanup } from '@testing-library/react';
import { paths } from '../paths.ts';
import { forgetSecret, orderKey } from '../secrets.ts';
import { fakeNetwork, ok, type Answers } from './fake-network.ts';
import { orderId, paidOrder } from './fake-orders.ts';
import { inPage, send } from './reporting.ts';
import { legal, pass, showPage } from './show-page.tsx';

const { OrderPage } = await import('../pages/order.tsx');
const { queryClient } = await import('../features/order/query-client.ts');

export const get = `GET /api/orders/${orderId}`;
export const post = `POST /api/orders/${orderId}/purchase-event`;

export const visit = (id = orderId, locale: Locale = locales[0]) =>
  showPage(locale, <OrderPage legal={legal} />, paths.order(locale, id), paths.order(locale, ':orderId'));

/** Opens the page of an order, which is paid unless an answer says else. @returns the list of calls */
export async function openOrder(answers: Answers = {}, locale?: Locale) {
  const calls = fakeNetwork({ [get]: ok(paidOrder()), ...answers });
  await visit(orderId, locale);
  await pass(0);
  return calls;
}

/** What the page has in memory, which the next test must not find. */
export const forgetOrders = () => queryClient.clear();

/** Clocks of each test's own, and nothing left of it. */
export function useOrderPage() {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    // A pixel in the page itself would send the page's address.
    expect(inPage).not.toHaveBeenCalled();
    cleanup();
    forgetOrders();
    forgetSecret(orderKey(orderId));
    send.mockClear();
    delete document.documentElement.dataset.consent;
    jest.useRealTimers();
  });
}
