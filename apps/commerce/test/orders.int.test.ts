import { describe, expect, test } from '@jest/globals';
import {
  orderListSchema,
  orderRecordSchema,
  type DeskOrder,
  type OrderList,
  type OrderRecord,
} from '@blue-peony/contracts';
import { until } from '@blue-peony/test-kit';
import { useCommerceApp } from './commerce-app.ts';

const app = useCommerceApp();

async function asStaff(path: string, change?: object, method = 'PATCH') {
  const headers = { authorization: `Bearer ${await app.identity.token()}` };
  if (!change) return app.call(`/api/admin/orders${path}`, { headers });
  return app.call(`/api/admin/orders${path}`, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(change),
  });
}

async function list(query: Record<string, string> = {}): Promise<OrderList> {
  const answer = await asStaff(`?${new URLSearchParams(query)}`);
  return orderListSchema.strict().parse(await answer.json());
}

async function record(id: string): Promise<OrderRecord> {
  return orderRecordSchema.strict().parse(await (await asStaff(`/${id}`)).json());
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

test('an order is found by any part of its id, of its address in any case, and of its payment', async () => {
  const [one, other] = [await bought('Maja_B@example.com'), await bought('majaXb@example.com')];
  expect(idsOf(await list({ q: one }))).toEqual([one]);
  expect(idsOf(await list({ q: one.slice(0, 8).toUpperCase() }))).toEqual([one]);
  expect(idsOf(await list({ q: 'B@EXAMPLE.com' }))).toEqual([other, one]);
  const { payment_id } = await record(one);
  expect(idsOf(await list({ q: payment_id!.slice(4) }))).toEqual([one]);
  expect(idsOf(await list({ q: 'maja_b' }))).toEqual([one]);
  expect(idsOf(await list({ q: 'MAJA' }))).toEqual([other, one]);
  expect(idsOf(await list({ q: '%' }))).toEqual([]);
  expect(idsOf(await list({ q: '01890a5d-ac96-774b-bcce-b302099a8057' }))).toEqual([]);
});

test('orders of one person are listed by whole addresses in any case, and by ids', async () => {
  const [one, two, other] = [
    await bought('Whole@example.com'),
    await bought('two@example.com'),
    await bought('whole@example.comx'),
  ];
  const of = async (body: object) => {
    const headers = { authorization: `Bearer ${await app.identity.token()}`, 'content-type': 'application/json' };
    const answer = await app.call('/api/admin/buyers', { method: 'POST', headers, body: JSON.stringify(body) });
    return idsOf(orderListSchema.strict().parse(await answer.json()));
  };
  expect(await of({ emails: ['WHOLE@example.com'], ids: [] })).toEqual([one]);
  expect(await of({ emails: ['whole@example.com'], ids: [two, one] })).toEqual([two, one]);
  expect(await of({ emails: ['%'], ids: [other] })).toEqual([other]);
  expect(await of({ emails: [], ids: [] })).toEqual([]);
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
  const token = await app.identity.token();
  const headers = { authorization: `Bearer ${token}` };
  await app.call(`/api/admin/orders/${id}/fresh-links`, { method: 'POST', headers });
  const { timeline } = await until(async () => {
    const order = await record(id);
    return order.timeline.some(({ kind }) => kind === 'download') ? order : undefined;
  });
  expect(timeline.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['checkout', 'paid', 'webhook', 'download', 'links_renewed']),
  );
  expect(timeline.find(({ kind }) => kind === 'download')).toMatchObject({ detail: 'pdf Firefox on Android' });
  expect(timeline.find(({ kind }) => kind === 'links_renewed')!.staff_id).not.toBeNull();
  const times = timeline.map(({ at }) => at);
  expect(times).toEqual(times.toSorted().toReversed());
});

describe('a booked session', () => {
  async function booked(paidHoursAgo = 0): Promise<string> {
    const { page, orderId } = await app.checkout({
      productType: 'teasing-content',
      currency: 'USD',
      hours: 3,
      language: 'en',
    });
    await app.act(page, 'pay');
    await app.settled(orderId, 'paid');
    const paid = `UPDATE orders SET paid_at = now() - make_interval(hours => $2) WHERE id = $1`;
    await app.database.query(paid, [orderId, paidHoursAgo]);
    return orderId;
  }

  test('has a clock of 48 hours, and keeps when its buyer was contacted, its date and notes', async () => {
    const id = await booked();
    const { session, paid_at } = await record(id);
    expect(session).toMatchObject({ contacted_at: null, scheduled_at: null, note: '', version: 0 });
    expect(Date.parse(session!.answer_by) - Date.parse(paid_at!)).toBe(48 * 3_600_000);
    const scheduled_at = '2026-12-24T10:00:00.000Z';
    const change = { contacted: true, scheduled_at, note: 'Warsaw, by phone', version: 0 };
    const changed = orderRecordSchema.parse(await (await asStaff(`/${id}/session`, change)).json());
    expect(changed.session).toMatchObject({ scheduled_at, note: 'Warsaw, by phone', version: 1 });
    expect(changed.session!.contacted_at).not.toBeNull();
    expect(
      changed.timeline
        .slice(0, 2)
        .map(({ kind }) => kind)
        .sort(),
    ).toEqual(['contacted', 'scheduled']);

    const stale = await asStaff(`/${id}/session`, { note: 'by somebody else', version: 0 });
    expect([stale.status, await stale.json()]).toMatchObject([409, { code: 'version_conflict' }]);
    const undone = await (await asStaff(`/${id}/session`, { contacted: false, scheduled_at: null, version: 1 })).json();
    expect(undone).toMatchObject({ session: { contacted_at: null, scheduled_at: null, note: 'Warsaw, by phone' } });
  });

  test('stands by its urgency among those that wait for staff', async () => {
    const [late, fresh, contacted] = [await booked(40), await booked(1), await booked(47)];
    await asStaff(`/${contacted}/session`, { contacted: true, version: 0 });
    const ids = idsOf(await list({ view: 'sessions' }));
    expect(ids.filter((id) => [late, fresh, contacted].includes(id))).toEqual([late, fresh, contacted]);
  });

  test('is brought to mind once, eight hours before the promise ends, unless its buyer was contacted', async () => {
    const [late, contacted, fresh] = [await booked(41), await booked(41), await booked(30)];
    await asStaff(`/${contacted}/session`, { contacted: true, version: 0 });
    await app.startAnother();
    const told = await until(async () => {
      const found = app.events.filter(({ type }) => type === 'commerce.session-waits.v1');
      return found.some(({ aggregateId }) => aggregateId === late) ? found : undefined;
    });
    expect(told.filter(({ aggregateId }) => [contacted, fresh].includes(aggregateId))).toEqual([]);
    await app.startAnother();
    expect(told.filter(({ aggregateId }) => aggregateId === late)).toHaveLength(1);
  });

  test('is none of a guide', async () => {
    const { id } = await app.paidOrder();
    expect((await asStaff(`/${id}/session`, { contacted: true, version: 0 })).status).toBe(404);
  });
});

describe('a buyer who asks for help', () => {
  const asked = async (id: string) => {
    const found = app.events.filter(({ type, aggregateId }) => type.includes('order-mail') && aggregateId === id);
    return found.map(({ payload }) => payload);
  };
  const linkOf = async (id: string) =>
    ((await (await asStaff(`/${id}/link`, {}, 'POST')).json()) as { url: string }).url;
  const opens = async (id: string, secret: string) =>
    (await app.call(`/api/orders/${id}`, { headers: { authorization: `Order ${secret}` } })).status;

  test('gets the receipt once more, and the link by another way, without a change to the links', async () => {
    const { id, files } = await app.paidOrder();
    expect((await asStaff(`/${id}/mails`, {}, 'POST')).status).toBe(202);
    expect(await until(async () => ((await asked(id)).length ? asked(id) : undefined))).toEqual([{ kind: 'receipt' }]);
    const [, secret] = (await linkOf(id)).split('#');
    expect(await opens(id, secret!)).toBe(200);
    expect((await app.call(files[0]!.url)).status).toBe(200);
    expect((await record(id)).timeline.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['mail_repeated', 'link_copied']),
    );
  });

  test('gets everything at the address that was meant, and what came to the wrong one opens nothing', async () => {
    const { id, files } = await app.paidOrder();
    const [, secret] = (await linkOf(id)).split('#');
    const moved = await asStaff(`/${id}/address`, { email: ' right@example.com ' }, 'PUT');
    expect(await moved.json()).toMatchObject({ email: 'right@example.com' });
    expect(await until(async () => ((await asked(id)).length ? asked(id) : undefined))).toEqual([{ kind: 'moved' }]);
    expect([await opens(id, secret!), (await app.call(files[0]!.url)).status]).toEqual([404, 410]);
    const text = await (await app.inner(`order-texts/${id}`)).json();
    expect(text).toMatchObject({ to: 'right@example.com', previous_to: expect.stringContaining('@') });
    const [, fresh] = (text as { link: string }).link.split('#');
    expect(await opens(id, fresh!)).toBe(200);
  });

  test('gets the money back once, by whoever may return it', async () => {
    const { id } = await app.paidOrder();
    const answers = await Promise.all([1, 2].map(() => asStaff(`/${id}/refund`, {}, 'POST')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await app.settled(id, 'refunded');
    expect(await (await asStaff(`/${id}/refund`, {}, 'POST')).json()).toMatchObject({ status: 'refunded' });
    const told = await until(() => {
      const found = app.events.filter(
        ({ type, aggregateId }) => type === 'commerce.order-refunded.v2' && aggregateId === id,
      );
      return found.length > 0 ? found : undefined;
    });
    expect(told).toHaveLength(1);
  });

  test('gets no money back of which the provider refuses the return or knows nothing, and the history says so', async () => {
    const { id } = await app.paidOrder();
    const refused = async () => (await (await asStaff(`/${id}/refund`, {}, 'POST')).json()) as { code: string };
    const wasReturned = async () => (await record(id)).timeline.some(({ kind }) => kind === 'refunded');
    app.faults.add('refund-refused');
    expect([(await refused()).code, await wasReturned()]).toEqual(['refund_failed', false]);
    app.faults.delete('refund-refused');
    const { payment_id } = await record(id);
    await app.database.query('UPDATE sandbox_payments SET id = $2 WHERE id = $1', [payment_id, `${payment_id}-moved`]);
    expect([(await refused()).code, await wasReturned()]).toEqual(['refund_failed', false]);
    await app.database.query('UPDATE sandbox_payments SET id = $1 WHERE id = $2', [payment_id, `${payment_id}-moved`]);
    expect(await (await asStaff(`/${id}/refund`, {}, 'POST')).json()).toMatchObject({ status: 'refunded' });
    expect(await wasReturned()).toBe(true);
  });

  test.each([
    ['/mails', 'POST'],
    ['/refund', 'POST'],
    ['/link', 'POST'],
    ['/address', 'PUT'],
  ])('but has not paid is told nothing by %s', async (path, method) => {
    const { orderId } = await app.checkout();
    const body = path === '/address' ? { email: 'a@example.com' } : {};
    expect((await asStaff(`/${orderId}${path}`, body, method)).status).toBe(404);
  });
});

test.each([{ q: 'x'.repeat(255) }, { q: 'a\u0000b' }, { status: 'lost' }, { other: '1' }])(
  'a list by %j is refused',
  async (query) => {
    const answer = await asStaff(`?${new URLSearchParams(query)}`);
    expect(answer.status).toBe(422);
  },
);
