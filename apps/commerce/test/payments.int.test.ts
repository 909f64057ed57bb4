import { beforeEach, describe, expect, test } from '@jest/globals';
import { until } from '@blue-peony/test-kit';
import { SandboxProvider } from '../src/sandbox/sandbox-provider.ts';
import { buyer, session, unknownId, useCommerceApp } from './commerce-app.ts';

const app = useCommerceApp();
beforeEach(() => app.faults.clear());

/** Of the next search for lost webhooks, while none is under way. */
const nextSearch = () =>
  until(async () => {
    const paused = `SELECT due_at FROM reconciliations WHERE due_at BETWEEN now() AND now() + interval '280 seconds'`;
    return (await app.database.query<{ due_at: Date }[]>(paused))[0]?.due_at;
  });
/** As if the last search had ended so many seconds ago. */
const searched = async (secondsAgo: number) => {
  await nextSearch();
  await app.database.query(`UPDATE reconciliations SET due_at = now() + make_interval(secs => 270 - $1)`, [secondsAgo]);
};
/** The page of an order that waits asks for it. */
const askFor = async (orderId: string) => (await app.post(`/api/orders/${orderId}/check`, undefined)).status;

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
    await app.allTold();
    expect(app.eventsOf(orderId).map(({ type }) => type)).toEqual(['commerce.order-paid.v2']);
  });

  test('promises the mails of its event, which names no buyer', async () => {
    const { id } = await app.paidOrder();
    const event = await until(() => app.eventsOf(id)[0]);
    expect(event.payload).toEqual({ product: 'digital-guide' });
    expect(await app.promisesOf(id)).toMatchObject([{ event_id: event.id, mails: ['receipt'] }]);
  });

  test('of a session makes no links and returns to its own page', async () => {
    const { page, orderId } = await app.checkout({ ...session, currency: 'PLN', language: 'pl' });
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
    const { page, orderId } = await app.checkout();
    await app.act(page, 'pay');
    await searched(10);
    const next = await nextSearch();
    expect([await askFor(orderId), await nextSearch()]).toEqual([202, next]);
    await searched(21);
    expect(await askFor(orderId)).toBe(202);
    await app.settled(orderId, 'paid');
    expect(await askFor(unknownId)).toBe(404);
  });

  test('is not looked for again at once when the provider has refused a moment ago, however often the page asks', async () => {
    const { payments } = SandboxProvider.prototype;
    const { orderId } = await app.checkout();
    await searched(21);
    // As after half an hour of refusals.
    await app.database.query(`UPDATE reconciliations SET since = since - interval '30 minutes'`);
    SandboxProvider.prototype.payments = () => Promise.reject(new Error('Too many requests'));
    try {
      expect(await askFor(orderId)).toBe(202);
      await until(() => app.logLines.some((line) => line.includes('Too many requests')));
      const next = await nextSearch();
      for (let asked = 0; asked < 3; asked++) expect(await askFor(orderId)).toBe(202);
      expect(await nextSearch()).toEqual(next);
    } finally {
      SandboxProvider.prototype.payments = payments;
    }
  });

  test('whose webhook was lost with its process is found at the next start, behind five hundred others that have changed since', async () => {
    app.faults.add('webhook-lost');
    const { page, orderId } = await app.checkout();
    await app.database.query(
      `INSERT INTO sandbox_payments (id, title, amount, currency, return_url, order_id)
       SELECT 'pay_' || lpad(number::text, 24, '0'), 'guide', 699, 'USD', 'http://shop.test/', ''
       FROM generate_series(1, 500) AS number`,
    );
    await app.act(page, 'pay');
    await app.startAnother();
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

  test('is tracked once, only when it is there, and not for a stranger', async () => {
    const { page, orderId } = await app.checkout();
    const track = (headers: Record<string, string> = app.proofOf(orderId)) =>
      app.call(`/api/orders/${orderId}/purchase-event`, { method: 'POST', headers });
    const isTracked = async (headers?: Record<string, string>) =>
      ((await (await track(headers)).json()) as { track: boolean }).track;
    expect(await isTracked()).toBe(false);
    await app.act(page, 'pay');
    await app.settled(orderId, 'paid');
    expect(await isTracked({})).toBe(false);
    expect((await track({ authorization: `Order ${'A'.repeat(32)}` })).status).toBe(404);
    const answers = await Promise.all(Array.from({ length: 10 }, () => isTracked()));
    expect(answers.filter(Boolean)).toHaveLength(1);
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
