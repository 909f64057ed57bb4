import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { orderListSchema, type DeskOrder, type OrderList } from '@blue-peony/contracts';
import { startCommerceApp, type CommerceApp } from './commerce-app.ts';

let app: CommerceApp;
beforeAll(async () => {
  app = await startCommerceApp();
});
afterAll(() => app.close());

async function asStaff(path: string) {
  return app.call(`/api/admin/orders${path}`, { headers: { authorization: `Bearer ${await app.identity.token()}` } });
}

async function list(query: Record<string, string> = {}): Promise<OrderList> {
  const answer = await asStaff(`?${new URLSearchParams(query)}`);
  return orderListSchema.strict().parse(await answer.json());
}

const idsOf = ({ items }: OrderList) => items.map(({ id }: DeskOrder) => id);

async function bought(email: string): Promise<string> {
  const { page, orderId } = await app.checkout();
  await app.act(page, 'pay', email);
  await app.settled(orderId, 'paid');
  return orderId;
}

test('orders are for staff only', async () => {
  expect((await app.call('/api/admin/orders')).status).toBe(401);
});

test('an order is found by its id, and by how its address begins in any case', async () => {
  const [one, other] = [await bought('Maja_B@example.com'), await bought('majaXb@example.com')];
  expect(idsOf(await list({ q: one }))).toEqual([one]);
  expect(idsOf(await list({ q: 'maja_b' }))).toEqual([one]);
  expect(idsOf(await list({ q: 'MAJA' }))).toEqual([other, one]);
  expect(idsOf(await list({ q: '%' }))).toEqual([]);
  expect(idsOf(await list({ q: '01890a5d-ac96-774b-bcce-b302099a8057' }))).toEqual([]);
});

test('an order tells what is left of its downloads, but gives no link away', async () => {
  const id = await bought('left@example.com');
  const { files } = await app.order(id);
  await (await app.call(files.find(({ file_type }) => file_type === 'epub')!.url)).arrayBuffer();
  const answer = await (await asStaff(`?q=${id}`)).text();
  expect(answer).not.toMatch(/download-file|version/);
  const [order] = (JSON.parse(answer) as OrderList).items;
  expect(order).toMatchObject({ email: 'left@example.com', status: 'paid', amount: 699, currency: 'USD' });
  expect(order!.files).toEqual([
    { file_type: 'pdf', download_count: 0, max_downloads: 5, expires_at: files[0]!.expires_at, state: 'ready' },
    { file_type: 'epub', download_count: 1, max_downloads: 5, expires_at: files[1]!.expires_at, state: 'ready' },
  ]);
});

test('orders are listed newest first, by state where asked, fifty at a time', async () => {
  const [refunded, disputed] = [await app.paidOrder(), await app.paidOrder()];
  // As the version before has written them.
  for (const [id, reason] of [
    [refunded.id, 'refund'],
    [disputed.id, 'dispute'],
  ])
    await app.database.query(`UPDATE orders SET status = 'refunded', refund_reason = $2 WHERE id = $1`, [id, reason]);
  for (const { id, status } of [
    { id: refunded.id, status: 'refunded' },
    { id: disputed.id, status: 'disputed' },
  ]) {
    expect((await list({ status })).items).toMatchObject([{ id, status }]);
    expect(await app.order(id)).toMatchObject({ status });
  }
  await app.database.query(`INSERT INTO orders (id, product, amount, currency, language, provider)
    SELECT gen_random_uuid(), 'digital-guide', 699, 'USD', 'en', 'sandbox' FROM generate_series(1, 51)`);
  const { items, more } = await list();
  expect([items.length, more, items[0]!.email]).toEqual([50, true, '']);
  const times = items.map(({ created_at }) => created_at);
  expect(times).toEqual(times.toSorted().toReversed());
  expect((await list({ status: 'paid' })).more).toBe(false);
});

test.each([{ q: 'x'.repeat(255) }, { q: 'a\u0000b' }, { status: 'lost' }, { other: '1' }])(
  'a list by %j is refused',
  async (query) => {
    const answer = await asStaff(`?${new URLSearchParams(query)}`);
    expect(answer.status).toBe(422);
  },
);
