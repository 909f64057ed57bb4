import { expect, test } from '@jest/globals';
import { orderRecordSchema, type Order } from '@blue-peony/contracts';
import { until } from '@blue-peony/test-kit';
import { useCommerceApp } from './commerce-app.ts';

const app = useCommerceApp();

async function asStaff(path: string, method = 'GET'): Promise<Response> {
  const headers = { authorization: `Bearer ${await app.identity.token()}` };
  return app.call(`/api/admin/orders/${path}`, { method, headers });
}

const statesOf = async ({ id }: Order) => {
  const { files } = orderRecordSchema.parse(await (await asStaff(id)).json());
  return files.map(({ state }) => state);
};

test('staff make fresh links for any paid order, and nobody else does', async () => {
  const order = await app.paidOrder();
  expect((await app.call(`/api/admin/orders/${order.id}/fresh-links`, { method: 'POST' })).status).toBe(401);
  expect((await asStaff(`${order.id}/fresh-links`, 'POST')).status).toBe(202);
  expect((await app.order(order.id)).files[0]!.url).not.toBe(order.files[0]!.url);
});

test('links in wrong hands are ended, until staff make new ones', async () => {
  const order = await app.paidOrder();
  const { url } = (await (await asStaff(`${order.id}/link`, 'POST')).json()) as { url: string };
  expect((await asStaff(`${order.id}/links`, 'DELETE')).status).toBe(200);
  const authorization = `Order ${url.split('#')[1]}`;
  const opened = await app.call(`/api/orders/${order.id}`, { headers: { authorization } });
  expect([opened.status, (await app.call(order.files[0]!.url)).status]).toEqual([404, 410]);
  expect(await statesOf(order)).toEqual(Array(3).fill('expired'));
  await asStaff(`${order.id}/fresh-links`, 'POST');
  expect(await statesOf(order)).toEqual(Array(3).fill('ready'));
});

test('links that staff have ended stay ended when a dispute is won', async () => {
  const { page, orderId } = await app.checkout();
  await app.act(page, 'pay');
  const order = await app.settled(orderId, 'paid');
  expect((await asStaff(`${orderId}/links`, 'DELETE')).status).toBe(200);
  for (const [action, status] of [
    ['dispute', 'disputed'],
    ['dispute-won', 'paid'],
  ] as const) {
    await app.act(page, action);
    await until(async () => ((await (await app.call(`/api/orders/${orderId}`)).json()) as Order).status === status);
  }
  expect(await statesOf(order)).toEqual(Array(3).fill('expired'));
  await asStaff(`${orderId}/fresh-links`, 'POST');
  expect(await statesOf(order)).toEqual(Array(3).fill('ready'));
});

test('an order that is refunded while staff ask for fresh links gets none', async () => {
  const order = await app.paidOrder();
  const refund = app.database.createQueryRunner();
  await refund.startTransaction();
  await refund.query(`UPDATE orders SET status = 'refunded', refund_reason = 'refund' WHERE id = $1`, [order.id]);
  await refund.query('UPDATE download_links SET revoked_at = now() WHERE order_id = $1', [order.id]);
  const asked = asStaff(`${order.id}/fresh-links`, 'POST');
  await app.lockAwaited();
  await refund.commitTransaction();
  await refund.release();
  expect((await asked).status).toBe(404);
  expect(await statesOf(order)).toEqual(Array(3).fill('expired'));
});

test('an order without a payment has no links that could be ended', async () => {
  const { orderId } = await app.checkout();
  expect((await asStaff(`${orderId}/links`, 'DELETE')).status).toBe(404);
});
