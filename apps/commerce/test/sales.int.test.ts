import { expect, test } from '@jest/globals';
import { salesTotalsSchema } from '@blue-peony/contracts';
import { useCommerceApp } from './commerce-app.ts';

const app = useCommerceApp();

test('sales are counted by day, product and currency', async () => {
  const headers = { authorization: `Bearer ${await app.identity.token()}` };
  const day = new Date().toISOString().slice(0, 10);
  const totals = async () => {
    const answer = await (await app.call(`/api/admin/sales?from=${day}&to=${day}`, { headers })).json();
    const row = salesTotalsSchema
      .parse(answer)
      .items.find(({ product, currency }) => product === 'digital-guide' && currency === 'USD');
    return row ?? { orders: 0, amount: 0 };
  };
  const before = await totals();
  await app.paidOrder();
  const after = await totals();
  expect([after.orders - before.orders, after.amount - before.amount]).toEqual([1, 699]);
});

test.each([
  ['2025-01-01', '2026-01-01', 200],
  ['2025-01-01', '2026-01-02', 422],
  ['2025-01-02', '2025-01-01', 422],
])('sales from %s to %s, of which 366 days are counted at most: %i', async (from, to, status) => {
  const headers = { authorization: `Bearer ${await app.identity.token()}` };
  expect((await app.call(`/api/admin/sales?from=${from}&to=${to}`, { headers })).status).toBe(status);
});
