import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { promiseEndpoints } from '@blue-peony/contracts';
import { until } from '@blue-peony/test-kit';
import { SandboxProvider } from '../src/sandbox/sandbox-provider.ts';
import { buyer, startCommerceApp, useCommerceApp } from './commerce-app.ts';

const session = { productType: 'teasing-content', currency: 'PLN', hours: 3, language: 'pl' };

const app = useCommerceApp({ reconcileEveryMs: 200 });
beforeEach(() => {
  app.faults.clear();
  app.events.length = 0;
});

const eventsOf = (orderId: string) =>
  app.events.filter(({ aggregateId }) => aggregateId === orderId).map(({ type }) => type);

describe('payment', () => {
  test('makes a paid order with three links and one event, and takes the buyer back', async () => {
    const { page, orderId } = await app.checkout();
    const back = await app.act(page, 'pay');
    expect([back.status, back.headers.get('location')]).toEqual([303, `http://shop.test/order/${orderId}/success`]);
    const order = await app.settled(orderId, 'paid');
    expect(order).toMatchObject({ email: buyer, amount: 699, currency: 'USD' });
    expect(
      order.files.map(({ file_type, download_count, max_downloads, state }) => [
        file_type,
        download_count,
        max_downloads,
        state,
      ]),
    ).toEqual([
      ['pdf', 0, 5, 'ready'],
      ['epub', 0, 5, 'ready'],
      ['worksheets', 0, 5, 'ready'],
    ]);
    await until(() => eventsOf(orderId).length > 0);
    expect(eventsOf(orderId)).toEqual(['commerce.order-paid.v2']);
  });

  test('promises the mails of its event, which names no buyer', async () => {
    const { id } = await app.paidOrder();
    const event = await until(() => app.events.find(({ aggregateId }) => aggregateId === id));
    expect(event.payload).toEqual({ product: 'digital-guide' });
    const query = new URLSearchParams({ from: '2026-01-01T00:00:00Z', until: '2100-01-01T00:00:00Z' });
    const { response } = promiseEndpoints.commerce.listPromises;
    const { items } = response.parse(await (await app.inner(`promises?${query}`)).json());
    expect(items.filter((one) => one.id === id)).toMatchObject([{ event_id: event.id, mails: ['receipt'] }]);
  });

  test('of a session makes no links and returns to its own page', async () => {
    const { page, orderId } = await app.checkout(session);
    const back = await app.act(page, 'pay');
    expect(back.headers.get('location')).toBe(`http://shop.test/pl/filming-success?order=${orderId}`);
    expect((await app.settled(orderId, 'paid')).files).toEqual([]);
  });

  test('that is declined leaves the order pending, and may be tried again', async () => {
    const { page, orderId, paymentId } = await app.checkout();
    await app.act(page, 'decline');
    await until(async () => (await (await app.call(page)).text()).includes('declined'));
    expect((await app.order(orderId)).status).toBe('pending');
    const outcomes = () =>
      app.database.query('SELECT outcome FROM webhooks WHERE payment_id = $1 AND done_at IS NOT NULL', [paymentId]);
    expect(await until(async () => (await outcomes())[0])).toEqual({ outcome: 'unchanged' });
    await app.act(page, 'pay-and-stay');
    await app.settled(orderId, 'paid');
  });

  test('that comes late makes a paid order late', async () => {
    const { page, orderId, paymentId } = await app.checkout();
    await app.act(page, 'pay-late');
    expect((await app.order(orderId)).status).toBe('pending');
    await app.database.query('UPDATE sandbox_payments SET pays_at = now() WHERE id = $1', [paymentId]);
    await app.settled(orderId, 'paid');
  });

  test('of an order that waits is looked for at once when its page asks, though the webhook was lost', async () => {
    app.faults.add('webhook-lost');
    const slow = { reconcileEveryMs: 300_000 };
    const shop = await startCommerceApp(slow);
    try {
      shop.faults.add('webhook-lost');
      const { page, orderId } = await shop.checkout();
      await shop.act(page, 'pay');
      const check = () => shop.post(`/api/orders/${orderId}/check`, undefined);
      expect((await check()).status).toBe(202);
      await sleep(300);
      // The list was read at the start, less than 20 seconds ago.
      expect((await shop.order(orderId)).status).toBe('pending');
      await shop.database.query(`UPDATE reconciliations SET due_at = due_at - interval '20 seconds'`);
      expect((await check()).status).toBe(202);
      await shop.settled(orderId, 'paid');
      expect((await shop.post('/api/orders/01890a5d-ac96-774b-bcce-b302099a8057/check', undefined)).status).toBe(404);
    } finally {
      await shop.close();
    }
  });

  test('is not looked for again at once when the provider has refused a moment ago, however often the page asks', async () => {
    const shop = await startCommerceApp({ reconcileEveryMs: 300_000 });
    // The time of the next run, while none is under way.
    const nextRun = () =>
      until(async () => {
        const paused = `SELECT due_at FROM reconciliations WHERE due_at BETWEEN now() AND now() + interval '280 seconds'`;
        return (await shop.database.query<{ due_at: Date }[]>(paused))[0]?.due_at;
      });
    const { payments } = SandboxProvider.prototype;
    try {
      const { orderId } = await shop.checkout();
      await nextRun();
      SandboxProvider.prototype.payments = () => Promise.reject(new Error('Too many requests'));
      // As after half an hour of refusals.
      await shop.database.query(`UPDATE reconciliations SET since = since - interval '30 minutes'`);
      await shop.startAnother();
      await until(() => shop.logLines.some((line) => line.includes('Too many requests')));
      const next = await nextRun();
      for (let asked = 0; asked < 3; asked++)
        expect((await shop.post(`/api/orders/${orderId}/check`, undefined)).status).toBe(202);
      expect(await nextRun()).toEqual(next);
    } finally {
      SandboxProvider.prototype.payments = payments;
      await shop.close();
    }
  });

  test('is found behind five thousand others that have changed since', async () => {
    app.faults.add('webhook-lost');
    const { page, orderId } = await app.checkout();
    await app.database.query(
      `INSERT INTO sandbox_payments (id, title, amount, currency, return_url, order_id)
       SELECT 'pay_' || lpad(number::text, 24, '0'), 'guide', 699, 'USD', 'http://shop.test/', ''
       FROM generate_series(1, 5000) AS number`,
    );
    await app.act(page, 'pay');
    await app.settled(orderId, 'paid');
    await app.database.query(`DELETE FROM sandbox_payments WHERE order_id = ''`);
  });

  test('that has not come for seven days leaves an order that has expired', async () => {
    const { orderId } = await app.checkout();
    await app.database.query(`UPDATE orders SET created_at = now() - interval '7 days 1 minute' WHERE id = $1`, [
      orderId,
    ]);
    expect((await app.order(orderId)).status).toBe('expired');
  });

  test('is tracked once, and only when it is there', async () => {
    const { page, orderId } = await app.checkout();
    const proof = { method: 'POST', headers: app.proofOf(orderId) };
    const track = async () => (await app.call(`/api/orders/${orderId}/purchase-event`, proof)).json();
    expect(await track()).toEqual({ track: false });
    await app.act(page, 'pay');
    await app.settled(orderId, 'paid');
    const answers = await Promise.all(Array.from({ length: 10 }, track));
    expect(answers.filter((answer) => (answer as { track: boolean }).track)).toHaveLength(1);
  });
});

test('no order id, token or address of a buyer is in the log', async () => {
  const order = await app.paidOrder();
  const token = order.files[0]!.url.split('/').at(-1)!;
  await app.call(order.files[0]!.url);
  await app.call(order.files[0]!.url.slice(0, -1));
  await app.post('/api/fresh-links', { email: buyer });
  const log = app.logLines.join('\n');
  expect(log).not.toContain(order.id);
  expect(log).not.toContain(token.slice(0, 30));
  expect(log).not.toContain(buyer);
});
