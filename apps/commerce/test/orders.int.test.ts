import { describe, expect, test } from '@jest/globals';
import {
  orderListSchema,
  orderRecordSchema,
  salesTotalsSchema,
  type DeskOrder,
  type OrderList,
} from '@blue-peony/contracts';
import { until } from '@blue-peony/test-kit';
import { remindSessions } from '../src/orders/remind-sessions.ts';
import { guide, session as oneHour, unknownId, useCommerceApp } from './commerce-app.ts';

const app = useCommerceApp();

const listBy = (query: Record<string, string>) => app.asStaff(`orders?${new URLSearchParams(query)}`);
const list = async (query: Record<string, string> = {}): Promise<OrderList> =>
  orderListSchema.strict().parse(await (await listBy(query)).json());
const idsOf = ({ items }: OrderList) => items.map(({ id }: DeskOrder) => id);
const bought = async (email: string) => (await app.paidOrder(guide, email)).id;

test('orders are for staff only', async () => {
  expect((await app.call('/api/admin/orders')).status).toBe(401);
});

test('an order is found by any part of its id, of its address in any case, and of its payment', async () => {
  const [one, other] = [await bought('Maja_B@example.com'), await bought('majaXb@example.com')];
  expect(idsOf(await list({ q: one }))).toEqual([one]);
  expect(idsOf(await list({ q: one.slice(0, 8).toUpperCase() }))).toEqual([one]);
  expect(idsOf(await list({ q: 'B@EXAMPLE.com' }))).toEqual([other, one]);
  const { payment_id } = await app.record(one);
  expect(idsOf(await list({ q: payment_id!.slice(4) }))).toEqual([one]);
  expect(idsOf(await list({ q: 'maja_b' }))).toEqual([one]);
  expect(idsOf(await list({ q: 'MAJA' }))).toEqual([other, one]);
  expect(idsOf(await list({ q: '%' }))).toEqual([]);
  expect(idsOf(await list({ q: unknownId }))).toEqual([]);
});

test('orders of one person are listed by whole addresses in any case, and by ids', async () => {
  const [one, two, other] = [
    await bought('Whole@example.com'),
    await bought('two@example.com'),
    await bought('whole@example.comx'),
  ];
  const of = async (body: object) =>
    idsOf(orderListSchema.strict().parse(await (await app.asStaff('buyers', 'POST', body)).json()));
  expect(await of({ emails: ['WHOLE@example.com'], ids: [] })).toEqual([one]);
  expect(await of({ emails: ['whole@example.com'], ids: [two, one] })).toEqual([two, one]);
  expect(await of({ emails: ['%'], ids: [other] })).toEqual([other]);
  expect(await of({ emails: [], ids: [] })).toEqual([]);
});

test('an order tells what is left of its downloads, but gives no link away', async () => {
  const id = await bought('left@example.com');
  const { files, reference } = await app.order(id);
  await (await app.call(files.find(({ file_type }) => file_type === 'epub')!.url)).arrayBuffer();
  const answer = await (await listBy({ q: id })).text();
  expect(answer).not.toMatch(/download-file|version/);
  const [order] = (JSON.parse(answer) as OrderList).items;
  expect(order).toMatchObject({ reference, email: 'left@example.com', status: 'paid', amount: 699, currency: 'USD' });
  expect(order!.files).toEqual([
    { file_type: 'pdf', download_count: 0, max_downloads: 5, expires_at: files[0]!.expires_at, state: 'ready' },
    { file_type: 'epub', download_count: 1, max_downloads: 5, expires_at: files[1]!.expires_at, state: 'ready' },
    { file_type: 'worksheets', download_count: 0, max_downloads: 5, expires_at: files[2]!.expires_at, state: 'ready' },
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
  const first = await list();
  const { items } = first;
  expect([items.length, items[0]!.email]).toEqual([50, '']);
  const rest = await list({ cursor: first.next_cursor! });
  expect(idsOf(rest).some((id) => idsOf(first).includes(id))).toBe(false);
  expect(idsOf(rest)).toContain(refunded.id);
  expect(rest.next_cursor).toBeNull();
  const times = items.map(({ created_at }) => created_at);
  expect(times).toEqual(times.toSorted().toReversed());
  expect((await list({ status: 'paid' })).next_cursor).toBeNull();
});

test('checkouts without a payment stand apart from sales', async () => {
  const { orderId } = await app.checkout();
  const { id } = await app.paidOrder();
  expect(idsOf(await list({ view: 'abandoned' }))[0]).toBe(orderId);
  expect(idsOf(await list({ view: 'sales' }))[0]).toBe(id);
  const today = new Date().toISOString().slice(0, 10);
  expect(idsOf(await list({ from: today, to: today }))).toContain(id);
  expect(idsOf(await list({ to: '2020-01-01' }))).toEqual([]);
});

test('an order tells its history: checkout, payment, webhook, downloads with what they went to, new links', async () => {
  const { id, files } = await app.paidOrder();
  await app.call(files[0]!.url, { headers: { 'x-device': 'Firefox on Android' } });
  await app.call(files[1]!.url);
  await app.asStaff(`orders/${id}/fresh-links`, 'POST');
  const { timeline } = await app.record(id);
  expect(timeline.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['checkout', 'paid', 'webhook', 'download', 'links_renewed']),
  );
  const downloads = timeline.filter(({ kind }) => kind === 'download').map(({ detail }) => detail);
  expect(downloads).toEqual(['epub', 'pdf Firefox on Android']);
  expect(timeline.find(({ kind }) => kind === 'links_renewed')!.staff_id).not.toBeNull();
  const times = timeline.map(({ at }) => at);
  expect(times).toEqual(times.toSorted().toReversed());
});

describe('a booked session', () => {
  async function booked(paidHoursAgo = 0): Promise<string> {
    const { id } = await app.paidOrder({ ...oneHour, hours: 3 });
    const paid = `UPDATE orders SET paid_at = now() - make_interval(hours => $2) WHERE id = $1`;
    await app.database.query(paid, [id, paidHoursAgo]);
    return id;
  }
  const change = (id: string, to: object) => app.asStaff(`orders/${id}/session`, 'PATCH', to);

  test('has a clock of 48 hours, and keeps when its buyer was contacted, its date and notes', async () => {
    const id = await booked();
    const { session, paid_at } = await app.record(id);
    expect(session).toMatchObject({ contacted_at: null, scheduled_at: null, note: '', version: 0 });
    expect(Date.parse(session!.answer_by) - Date.parse(paid_at!)).toBe(48 * 3_600_000);
    const scheduled_at = '2026-12-24T10:00:00.000Z';
    const first = await change(id, { contacted: true, scheduled_at, note: 'Warsaw, by phone', version: 0 });
    const changed = orderRecordSchema.parse(await first.json());
    expect(changed.session).toMatchObject({ scheduled_at, note: 'Warsaw, by phone', version: 1 });
    expect(changed.session!.contacted_at).not.toBeNull();
    expect(
      changed.timeline
        .slice(0, 2)
        .map(({ kind }) => kind)
        .sort(),
    ).toEqual(['contacted', 'scheduled']);

    const stale = await change(id, { note: 'by somebody else', version: 0 });
    expect([stale.status, await stale.json()]).toMatchObject([409, { code: 'version_conflict' }]);
    const undone = await (await change(id, { contacted: false, scheduled_at: null, version: 1 })).json();
    expect(undone).toMatchObject({ session: { contacted_at: null, scheduled_at: null, note: 'Warsaw, by phone' } });
  });

  test('stands by its urgency among those that wait for staff', async () => {
    const [late, fresh, contacted] = [await booked(40), await booked(1), await booked(47)];
    await change(contacted, { contacted: true, version: 0 });
    const ids = idsOf(await list({ view: 'sessions' }));
    expect(ids.filter((id) => [late, fresh, contacted].includes(id))).toEqual([late, fresh, contacted]);
  });

  test('is brought to mind once, eight hours before the promise ends, unless its buyer was contacted', async () => {
    const [late, contacted, fresh] = [await booked(41), await booked(41), await booked(30)];
    await change(contacted, { contacted: true, version: 0 });
    await app.startAnother();
    const told = (id: string) => app.eventsOf(id).filter(({ type }) => type === 'commerce.session-waits.v1').length;
    await until(() => told(late) > 0);
    await remindSessions(app.database);
    await app.allTold();
    expect([late, contacted, fresh].map(told)).toEqual([1, 0, 0]);
  });

  test('is none of a guide', async () => {
    const { id } = await app.paidOrder();
    expect((await change(id, { contacted: true, version: 0 })).status).toBe(404);
  });
});

describe('a buyer who asks for help', () => {
  const asked = async (id: string) => {
    await app.allTold();
    return app.eventsOf(id).flatMap(({ type, payload }) => (type.includes('order-mail') ? [payload] : []));
  };
  const linkOf = async (id: string) =>
    ((await (await app.asStaff(`orders/${id}/link`, 'POST')).json()) as { url: string }).url;
  const refund = (id: string) => app.asStaff(`orders/${id}/refund`, 'POST');
  const opens = async (id: string, secret: string) =>
    (await app.call(`/api/orders/${id}`, { headers: { authorization: `Order ${secret}` } })).status;

  test('gets the receipt once more, and the link by another way, without a change to the links', async () => {
    const { id, files } = await app.paidOrder();
    expect((await app.asStaff(`orders/${id}/mails`, 'POST')).status).toBe(202);
    expect(await asked(id)).toEqual([{ kind: 'receipt' }]);
    const [, secret] = (await linkOf(id)).split('#');
    expect(await opens(id, secret!)).toBe(200);
    expect((await app.call(files[0]!.url)).status).toBe(200);
    expect((await app.record(id)).timeline.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['mail_repeated', 'link_copied']),
    );
  });

  test('gets everything at the address that was meant, and what came to the wrong one opens nothing', async () => {
    const { id, files } = await app.paidOrder();
    const [, secret] = (await linkOf(id)).split('#');
    const moved = await app.asStaff(`orders/${id}/address`, 'PUT', { email: ' right@example.com ' });
    expect(await moved.json()).toMatchObject({ email: 'right@example.com' });
    expect(await asked(id)).toEqual([{ kind: 'moved' }]);
    expect([await opens(id, secret!), (await app.call(files[0]!.url)).status]).toEqual([404, 410]);
    const text = await app.orderText(id);
    expect(text).toMatchObject({ to: 'right@example.com', previous_to: expect.stringContaining('@') });
    const [, fresh] = text.link.split('#');
    expect(await opens(id, fresh!)).toBe(200);
  });

  test('gets the money back once, by whoever may return it', async () => {
    const { id } = await app.paidOrder();
    const answers = await Promise.all([1, 2].map(() => refund(id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await app.settled(id, 'refunded');
    expect(await (await refund(id)).json()).toMatchObject({ status: 'refunded' });
    await app.allTold();
    expect(app.eventsOf(id).filter(({ type }) => type === 'commerce.order-refunded.v2')).toHaveLength(1);
  });

  test('gets no money back of which the provider refuses the return or knows nothing, and the history says so', async () => {
    const { id } = await app.paidOrder();
    const refused = async () => (await (await refund(id)).json()) as { code: string };
    const wasReturned = async () => (await app.record(id)).timeline.some(({ kind }) => kind === 'refunded');
    app.faults.add('refund-refused');
    expect([(await refused()).code, await wasReturned()]).toEqual(['refund_failed', false]);
    app.faults.delete('refund-refused');
    const { payment_id } = await app.record(id);
    await app.database.query('UPDATE sandbox_payments SET id = $2 WHERE id = $1', [payment_id, `${payment_id}-moved`]);
    expect([(await refused()).code, await wasReturned()]).toEqual(['refund_failed', false]);
    await app.database.query('UPDATE sandbox_payments SET id = $1 WHERE id = $2', [payment_id, `${payment_id}-moved`]);
    expect(await (await refund(id)).json()).toMatchObject({ status: 'refunded' });
    expect(await wasReturned()).toBe(true);
  });

  test.each([
    ['POST', 'mails', undefined],
    ['POST', 'refund', undefined],
    ['POST', 'link', undefined],
    ['PUT', 'address', { email: 'a@example.com' }],
  ])('but has not paid is told nothing by %s %s', async (method, path, body) => {
    const { orderId } = await app.checkout();
    expect((await app.asStaff(`orders/${orderId}/${path}`, method, body)).status).toBe(404);
  });
});

test.each([{ q: 'x'.repeat(255) }, { q: 'a\u0000b' }, { status: 'lost' }, { other: '1' }])(
  'a list by %j is refused',
  async (query) => {
    expect((await listBy(query)).status).toBe(422);
  },
);

describe('sales', () => {
  const sales = (from: string, to: string) => app.asStaff(`sales?${new URLSearchParams({ from, to })}`);

  test('are counted by day, product and currency', async () => {
    const day = new Date().toISOString().slice(0, 10);
    const totals = async () => {
      const row = salesTotalsSchema
        .parse(await (await sales(day, day)).json())
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
  ])('from %s to %s, of which 366 days are counted at most: %i', async (from, to, status) => {
    expect((await sales(from, to)).status).toBe(status);
  });
});
