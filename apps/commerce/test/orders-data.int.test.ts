import { expect, test } from '@jest/globals';
import {
  fillPath,
  nothingToTell,
  orderTextEndpoints,
  promiseEndpoints,
  type Checkout,
  type Endpoint,
} from '@blue-peony/contracts';
import { asWorker } from '@blue-peony/test-kit';
import { deleteOldOrders } from '../src/orders/delete-old-orders.ts';
import { buyer, session, unknownId, useCommerceApp } from './commerce-app.ts';

const app = useCommerceApp();

const read = async (id: string, authorization?: string) => {
  const answer = await app.call(`/api/orders/${id}`, authorization ? { headers: { authorization } } : {});
  return { status: answer.status, body: await answer.json() };
};

test('the id of a paid order tells its state and product, and no more', async () => {
  const { id } = await app.paidOrder();
  expect(await read(id)).toEqual({ status: 200, body: { id, status: 'paid', product: 'digital-guide' } });
  // Proof of something else is no proof of this.
  expect((await read(id, 'Bearer whatever')).body).not.toHaveProperty('email');
});

test('the secret of a checkout opens its order, and the whole of it', async () => {
  const body = { ...session, currency: 'PLN', hours: 3 };
  const { order } = (await (await app.post('/api/checkouts', body)).json()) as Checkout;
  expect(await read(order.id, `Order ${order.secret}`)).toEqual({
    status: 200,
    body: {
      id: order.id,
      reference: expect.stringMatching(/^[\dA-F]{5}-[\dA-F]{5}$/),
      email: '',
      status: 'pending',
      product: 'teasing-content',
      hours: 3,
      amount: 16_800,
      currency: 'PLN',
      refunded: 0,
      paid_at: null,
      files: [],
      consents: null,
    },
  });
});

test('a secret that is wrong, cut, of another order or ended is answered as an order that is not there', async () => {
  const { id } = await app.paidOrder();
  const other = await app.checkout();
  const { authorization } = app.proofOf(id);
  for (const wrong of [
    'Order ',
    `${authorization}A`,
    authorization.slice(0, -4),
    app.proofOf(other.orderId).authorization,
  ])
    expect(await read(id, wrong)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  await app.database.query('UPDATE orders SET secret_version = 2 WHERE id = $1', [id]);
  expect((await read(id, authorization)).status).toBe(404);
  const { link } = await app.orderText(id);
  expect((await read(id, `Order ${link.split('#')[1]}`)).body).toHaveProperty('email', buyer);
});

test('a mail about an order is told its facts, and a link whose fragment opens it', async () => {
  const { id, reference, paid_at } = await app.paidOrder();
  const text = await app.orderText(id);
  expect(text).toEqual({
    to: buyer,
    previous_to: null,
    link: expect.stringMatching(new RegExp(`^/order/${id}/success#[\\w-]{32}$`)),
    status: 'paid',
    product: 'digital-guide',
    hours: null,
    amount: 699,
    refunded: 0,
    currency: 'USD',
    language: 'en',
    reference,
    paid_at,
    sale: { terms: expect.any(Array), notice: expect.stringContaining(reference), consents: null },
  });
  const nobody = await app.inner(`order-texts/${unknownId}`);
  expect([nobody.status, await nobody.json()]).toEqual([404, expect.objectContaining({ detail: nothingToTell })]);
});

const inner: Endpoint[] = [...Object.values(orderTextEndpoints), ...Object.values(promiseEndpoints.commerce)];

test.each(inner.map((row) => [`${row.method} ${row.path}`, row] as const))(
  '%s answers nobody without a token of the worker',
  async (_, { method, path }) => {
    const staff = { authorization: `Bearer ${await app.identity.token({ role: 'owner', aal: 'aal2' })}` };
    for (const headers of [{}, staff, await asWorker('intake')]) {
      const answer = await app.call(fillPath(path, { id: unknownId }), { method, headers });
      expect([answer.status, await answer.json()]).toEqual([401, expect.objectContaining({ code: 'unauthorized' })]);
    }
  },
);

async function orderOf(year: number): Promise<string> {
  const id = crypto.randomUUID();
  await app.database.query(
    `INSERT INTO orders (id, created_at, product, amount, currency, language, provider, status, payment_id, email)
     VALUES ($1, $2, 'digital-guide', 100, 'USD', 'en', 'sandbox', 'paid', $3, 'buyer@example.com')`,
    [id, `${year}-06-01`, id],
  );
  await app.database.query(
    `INSERT INTO download_links (order_id, file_type, max_downloads, expires_at) VALUES ($1, 'pdf', 5, now())`,
    [id],
  );
  return id;
}

test('an order goes with its links when the tenth year after its own is over', async () => {
  const year = new Date().getUTCFullYear();
  const gone = await orderOf(year - 11);
  const kept = await orderOf(year - 10);
  expect(await deleteOldOrders(app.database)).toBe(false);
  const left = (table: string, column: string) =>
    app.database.query(`SELECT ${column} AS id FROM ${table} WHERE ${column} = ANY($1)`, [[gone, kept]]);
  expect(await left('orders', 'id')).toEqual([{ id: kept }]);
  expect(await left('download_links', 'order_id')).toEqual([{ id: kept }]);
});

test('a payment that matched no order goes by then too, but not while it waits for a decision', async () => {
  const year = new Date().getUTCFullYear();
  const payment = (opened: number, state: string) =>
    app.database.query(
      `INSERT INTO payment_cases (provider, payment_id, opened_at, reason, state, payment_status, amount, currency, language, observed_at)
       VALUES ('sandbox', $1, $2, 'unknown_order', $3, 'paid', 1, 'USD', 'en', now())`,
      [`${opened} ${state}`, `${opened}-06-01`, state],
    );
  for (const state of ['open', 'closed', 'refunded']) await payment(year - 11, state);
  await payment(year - 10, 'closed');
  await deleteOldOrders(app.database);
  const left = await app.database.query('SELECT payment_id FROM payment_cases ORDER BY 1');
  expect(left.map(({ payment_id }: { payment_id: string }) => payment_id)).toEqual([
    `${year - 11} open`,
    `${year - 10} closed`,
  ]);
});
