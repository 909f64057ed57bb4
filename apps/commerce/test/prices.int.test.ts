import { afterAll, describe, expect, test } from '@jest/globals';
import { adopt } from '@blue-peony/agency';
import type { ShopPrice } from '@blue-peony/contracts';
import { until } from '@blue-peony/test-kit';
import { guide, useCommerceApp } from './commerce-app.ts';

const app = useCommerceApp();
afterAll(() => adopt({}));

const day = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * day);

/** A price in the history, as if it had been published then. @returns the frozen lowest price */
async function charged(hours: number, currency: string, [days, amount]: [number, number]): Promise<number | null> {
  const [row] = await app.database.query<{ lowest: number | null }[]>(
    `INSERT INTO price_history (at, product, hours, currency, amount) VALUES ($1, 'teasing-content', $2, $3, $4)
     RETURNING lowest`,
    [daysAgo(days), hours, currency, amount],
  );
  return row!.lowest;
}

const shown = async (): Promise<ShopPrice[]> =>
  ((await (await app.call('/api/prices')).json()) as { items: ShopPrice[] }).items;
const priceOf = async (product: string, hours: number | null, currency: string) =>
  (await shown()).find((row) => row.product === product && row.hours === hours && row.currency === currency)!;

test('a fresh shop charges the prices of the specification', async () => {
  const amounts = (await shown()).map(({ product, hours, currency, amount }) => [product, hours, currency, amount]);
  expect(amounts).toHaveLength(19);
  expect(amounts).toContainEqual(['digital-guide', null, 'USD', 699]);
  expect(amounts).toContainEqual(['teasing-content', 3, 'PLN', 16_800]);
});

test.each([
  ['changed', 'UPDATE commerce.price_history SET amount = 1'],
  ['deleted', 'DELETE FROM commerce.price_history'],
  ['emptied', 'TRUNCATE commerce.price_history'],
])('a price that was charged cannot be %s, not even by the owner of its table', async (_, statement) => {
  await expect(app.owner.query(statement)).rejects.toThrow('price_history is append-only');
});

describe('the lowest price of the 30 days before a reduction', () => {
  test('is the price before it, when that was charged for long, and stays as it is', async () => {
    expect(await charged(2, 'USD', [40, 10_000])).toBe(19_000);
    expect(await charged(3, 'USD', [40, 20_000])).toBe(27_000);
    const { lowest, lowest_30_days } = await priceOf('teasing-content', 2, 'USD');
    expect([lowest, lowest_30_days]).toEqual([19_000, 10_000]);
  });

  test('is not the price of a raise just before', async () => {
    expect(await charged(4, 'USD', [1, 50_000])).toBeNull();
    // 340 dollars were asked until yesterday.
    expect(await charged(4, 'USD', [0.5, 40_000])).toBeNull();
    expect(await charged(4, 'USD', [0.2, 30_000])).toBe(34_000);
  });

  test('forgets what ended more than 30 days before', async () => {
    await charged(5, 'USD', [90, 10_000]);
    await charged(5, 'USD', [31, 50_000]);
    expect(await charged(5, 'USD', [0.5, 45_000])).toBe(50_000);
  });

  test('of a second reduction is the price of the first', async () => {
    expect(await charged(6, 'USD', [20, 40_000])).toBe(45_000);
    expect(await charged(6, 'USD', [5, 30_000])).toBe(40_000);
  });

  test('is counted in each currency for itself', async () => {
    expect(await charged(2, 'EUR', [3, 100])).toBe(6_000);
    expect(await charged(2, 'PLN', [1, 14_000])).toBe(15_000);
  });

  test('does not exist for a raise, also after a reduction', async () => {
    await charged(3, 'EUR', [10, 5_000]);
    expect(await charged(3, 'EUR', [5, 6_000])).toBeNull();
  });
});

test('a published price is charged from then on, and a checkout that was opened before keeps its own', async () => {
  const before = await app.checkout(guide);
  await app.publish({ prices: { guide: 4.99 } });
  await until(async () => (await priceOf('digital-guide', null, 'USD')).amount === 499);
  expect(await priceOf('digital-guide', null, 'USD')).toMatchObject({ lowest: 699, lowest_30_days: 499 });

  await app.act(before.page, 'pay');
  expect(await app.settled(before.orderId, 'paid')).toMatchObject({ amount: 699 });
  const after = await app.checkout(guide);
  await app.act(after.page, 'pay');
  expect(await app.settled(after.orderId, 'paid')).toMatchObject({ amount: 499 });

  // A page that was opened before and shows the old price is asked to show the new one.
  const old = await app.post('/api/checkouts', { ...guide, price: 699 });
  expect([old.status, await old.json()]).toEqual([409, expect.objectContaining({ code: 'price_changed' })]);
  expect((await app.post('/api/checkouts', { ...guide, price: 499 })).status).toBe(201);
});

test('a publication that comes twice, or without a price of its own, adds nothing', async () => {
  const rows = async () => (await app.database.query<unknown[]>('SELECT FROM price_history')).length;
  const at = new Date();
  await app.publish({ prices: { guide: 5.99 } }, at);
  await until(async () => (await priceOf('digital-guide', null, 'USD')).amount === 599);
  const known = await rows();
  await app.publish({ prices: { guide: 5.99 } }, at);
  await app.publish({ prices: { guide: 5.99 }, agency: { name: 'Velvet Rose' } });
  await until(async () => (await (await app.call((await app.checkout(guide)).page)).text()).includes('Velvet Rose'));
  expect(await rows()).toBe(known);
});
