import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createLogger, databaseOptions, migrate, provision } from '@blue-peony/service-kit';
import { createDatabase } from '@blue-peony/test-kit';
import { DataSource } from 'typeorm';
import { commerceDatabase } from '../src/index.ts';
import { DeleteOldOrders } from '../src/orders/delete-old-orders.ts';

let owner: Awaited<ReturnType<typeof createDatabase>>;
let database: DataSource;
beforeAll(async () => {
  owner = await createDatabase();
  const url = await provision(owner.url, { ...commerceDatabase, role: 'blue_peony_commerce', password: 'test' });
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
  const job = new DeleteOldOrders(database, createLogger({ service: 'test', level: 'silent' }));
  expect(await job.delete()).toBe(false);
  expect(await database.query('SELECT id FROM orders')).toEqual([{ id: kept }]);
  expect(await database.query('SELECT order_id FROM download_links')).toEqual([{ order_id: kept }]);
});
