import { expect, test } from '@jest/globals';
import { orderRecordSchema, type Order } from '@blue-peony/contracts';
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

test('an order without a payment has no links that could be ended', async () => {
  const { orderId } = await app.checkout();
  expect((await asStaff(`${orderId}/links`, 'DELETE')).status).toBe(404);
});
