import { expect, test } from '@jest/globals';
import { nothingToTell, type Checkout, type OrderText } from '@blue-peony/contracts';
import { buyer, useCommerceApp } from './commerce-app.ts';

const app = useCommerceApp();

const read = async (id: string, authorization?: string) => {
  const answer = await app.call(`/api/orders/${id}`, authorization ? { headers: { authorization } } : {});
  return { status: answer.status, body: await answer.json() };
};
const track = (id: string, headers: Record<string, string> = {}) =>
  app.call(`/api/orders/${id}/purchase-event`, { method: 'POST', headers });
const textOf = async (id: string) => (await (await app.inner(`order-texts/${id}`)).json()) as OrderText;

test('the id of a paid order tells its state and product, and no more', async () => {
  const { id } = await app.paidOrder();
  expect(await read(id)).toEqual({ status: 200, body: { id, status: 'paid', product: 'digital-guide' } });
  // Proof of something else is no proof of this.
  expect((await read(id, 'Bearer whatever')).body).not.toHaveProperty('email');
});

test('the secret of a checkout opens its order, and the whole of it', async () => {
  const body = { productType: 'teasing-content', currency: 'PLN', hours: 3, language: 'pl' };
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
  const { link } = await textOf(id);
  expect((await read(id, `Order ${link.split('#')[1]}`)).body).toHaveProperty('email', buyer);
});

test('a purchase is not to be tracked for a stranger, and still is for the buyer afterwards', async () => {
  const { id } = await app.paidOrder();
  expect(await (await track(id)).json()).toEqual({ track: false });
  expect((await track(id, { authorization: `Order ${'A'.repeat(32)}` })).status).toBe(404);
  expect(await (await track(id, app.proofOf(id))).json()).toEqual({ track: true });
  expect(await (await track(id, app.proofOf(id))).json()).toEqual({ track: false });
});

test('a mail about an order is told its facts, and a link whose fragment opens it', async () => {
  const { id, reference, paid_at } = await app.paidOrder();
  const text = await textOf(id);
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
  const nobody = await app.inner('order-texts/01890a5d-ac96-774b-bcce-b302099a8057');
  expect([nobody.status, await nobody.json()]).toEqual([404, expect.objectContaining({ detail: nothingToTell })]);
});

test('staff read the reference that the buyer reads', async () => {
  const { id, reference } = await app.paidOrder();
  const headers = { authorization: `Bearer ${await app.identity.token()}` };
  const { items } = (await (await app.call(`/api/admin/orders?q=${id}`, { headers })).json()) as {
    items: { reference: string }[];
  };
  expect(items[0]!.reference).toBe(reference);
});
