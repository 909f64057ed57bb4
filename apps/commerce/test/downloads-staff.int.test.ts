import { expect, test } from '@jest/globals';
import type { Order } from '@blue-peony/contracts';
import { until } from '@blue-peony/test-kit';
import { useCommerceApp } from './commerce-app.ts';

const app = useCommerceApp();

const statesOf = async ({ id }: Order) => (await app.record(id)).files.map(({ state }) => state);
const renew = (id: string) => app.asStaff(`orders/${id}/fresh-links`, 'POST');
const end = async (id: string) => (await app.asStaff(`orders/${id}/links`, 'DELETE')).status;

test('staff make fresh links for any paid order, and nobody else does', async () => {
  const order = await app.paidOrder();
  expect((await app.call(`/api/admin/orders/${order.id}/fresh-links`, { method: 'POST' })).status).toBe(401);
  expect((await renew(order.id)).status).toBe(202);
  expect((await app.order(order.id)).files[0]!.url).not.toBe(order.files[0]!.url);
});

test('links in wrong hands are ended, until staff make new ones', async () => {
  const order = await app.paidOrder();
  const { url } = (await (await app.asStaff(`orders/${order.id}/link`, 'POST')).json()) as { url: string };
  expect(await end(order.id)).toBe(200);
  const authorization = `Order ${url.split('#')[1]}`;
  const opened = await app.call(`/api/orders/${order.id}`, { headers: { authorization } });
  expect([opened.status, (await app.call(order.files[0]!.url)).status]).toEqual([404, 410]);
  expect(await statesOf(order)).toEqual(Array(3).fill('expired'));
  await renew(order.id);
  expect(await statesOf(order)).toEqual(Array(3).fill('ready'));
});

test('links that staff have ended stay ended when a dispute is won', async () => {
  const order = await app.paidOrder();
  expect(await end(order.id)).toBe(200);
  for (const [action, status] of [
    ['dispute', 'disputed'],
    ['dispute-won', 'paid'],
  ] as const) {
    await app.act(order.page, action);
    await until(async () => (await app.record(order.id)).status === status);
  }
  expect(await statesOf(order)).toEqual(Array(3).fill('expired'));
  await renew(order.id);
  expect(await statesOf(order)).toEqual(Array(3).fill('ready'));
});

test('an order that is refunded while staff ask for fresh links gets none', async () => {
  const order = await app.paidOrder();
  const [asked] = await app.database.transaction(async (refund) => {
    await refund.query(`UPDATE orders SET status = 'refunded', refund_reason = 'refund' WHERE id = $1`, [order.id]);
    await refund.query('UPDATE download_links SET revoked_at = now() WHERE order_id = $1', [order.id]);
    const begun = [renew(order.id)] as const;
    await app.lockAwaited();
    return begun;
  });
  expect((await asked).status).toBe(404);
  expect(await statesOf(order)).toEqual(Array(3).fill('expired'));
});

test('an order without a payment has no links that could be ended', async () => {
  const { orderId } = await app.checkout();
  expect(await end(orderId)).toBe(404);
});
