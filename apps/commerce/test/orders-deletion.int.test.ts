import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { databaseOptions, migrate, provision } from '@blue-peony/service-kit';
import { createDatabase } from '@blue-peony/test-kit';
import { DataSource } from 'typeorm';
import { commerceDatabase } from '../src/index.ts';
import { deleteOldOrders } from '../src/orders/delete-old-orders.ts';

let owner: Awaited<ReturnType<typeof createDatabase>>;
let database: DataSource;
beforeAll(async () => {
  owner = await createDatabase();
  const url = await provision(owner.url, { ...commerceDatabase, role: 'commerce_test', password: 'test' });
  await migrate({ ...commerceDatabase, url, ownerUrl: owner.url });
  database = await new DataSource(databaseOptions({ ...commerceDatabase, url })).initialize();
});
afterAll(async () => {
  await database.destroy();
  await owner.drop();
});

async function order(year: number): Promise<string> {
  const id = randomUUID();
  await database.query(
    `INSERT INTO orders (id, created_at, product, amount, currency, language, provider, status, payment_id, email)
     VALUES ($1, $2, 'digital-guide', 100, 'USD', 'en', 'sandbox', 'paid', $3, 'buyer@example.com')`,
    [id, `${year}-06-01`, id],
  );
  await database.query(
    `INSERT INTO download_links (order_id, file_type, max_downloads, expires_at) VALUES ($1, 'pdf', 5, now())`,
    [id],
  );
  return id;
}

test('an order goes with its links when the tenth year after its own is over', async () => {
  const year = new Date().getUTCFullYear();
  await order(year - 11);
  const kept = await order(year - 10);
  expect(await deleteOldOrders(database)).toBe(false);
  expect(await database.query('SELECT id FROM orders')).toEqual([{ id: kept }]);
  expect(await database.query('SELECT order_id FROM download_links')).toEqual([{ order_id: kept }]);
});

test('a payment that matched no order goes by then too, but not while it waits for a decision', async () => {
  const year = new Date().getUTCFullYear();
  const payment = (opened: number, state: string) =>
    database.query(
      `INSERT INTO payment_cases (provider, payment_id, opened_at, reason, state, payment_status, amount, currency, language, observed_at)
       VALUES ('sandbox', $1, $2, 'unknown_order', $3, 'paid', 1, 'USD', 'en', now())`,
      [`${opened} ${state}`, `${opened}-06-01`, state],
    );
  for (const state of ['open', 'closed', 'refunded']) await payment(year - 11, state);
  await payment(year - 10, 'closed');
  await deleteOldOrders(database);
  const left = await database.query('SELECT payment_id FROM payment_cases ORDER BY 1');
  expect(left.map(({ payment_id }: { payment_id: string }) => payment_id)).toEqual([
    `${year - 11} open`,
    `${year - 10} closed`,
  ]);
});
