import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { readMetrics } from '@blue-peony/service-kit';
import { buyer, startCommerceApp, until, useCommerceApp } from './commerce-app.ts';
import { signedWebhook as webhook } from './signed-webhook.ts';

const session = { productType: 'teasing-content', currency: 'PLN', hours: 3, language: 'pl' };

const app = useCommerceApp({ reconcileEveryMs: 200 });
beforeEach(() => {
  app.faults.clear();
  app.events.length = 0;
});

const send = (request: RequestInit) => app.call('/api/webhooks/sandbox', request);
const refusals = async (reason: string): Promise<number> => {
  const metric = new RegExp(
    `^blue_peony_payments_refused_total{.*provider="sandbox".*reason="${reason}".*} (\\d+)`,
    'm',
  );
  return Number(metric.exec(await readMetrics())?.[1]);
};
const eventsOf = (orderId: string) =>
  app.events.filter(({ aggregateId }) => aggregateId === orderId).map(({ type }) => type);

describe('checkout', () => {
  test('fixes the price on the server and answers a page on the sandbox', async () => {
    const { status, orderId, page } = await app.checkout(session);
    expect(status).toBe(201);
    expect(await app.order(orderId)).toMatchObject({
      email: '',
      status: 'pending',
      product: 'teasing-content',
      amount: 16_800,
      currency: 'PLN',
      refunded: 0,
      files: [],
    });
    const answer = await app.call(page);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await answer.text()).toContain('168');
  });

  test('refuses a price, an unknown product and a guide in euros', async () => {
    for (const body of [
      { ...session, amount: 1 },
      { ...session, productType: 'car' },
      { productType: 'digital-guide', currency: 'EUR', language: 'en' },
    ])
      expect((await app.post('/api/checkouts', body)).status).toBe(422);
  });

  test.each(['checkout-refused', 'checkout-without-url'] as const)(
    'answers 502 checkout_unavailable on %s',
    async (fault) => {
      app.faults.add(fault);
      const answer = await app.post('/api/checkouts', session);
      expect([answer.status, await answer.json()]).toEqual([
        502,
        expect.objectContaining({ code: 'checkout_unavailable' }),
      ]);
    },
  );
});

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
    expect(eventsOf(orderId)).toEqual(['commerce.order-paid.v1']);
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
      await shop.database.query(`UPDATE reconciliations SET since = since - interval '20 seconds'`);
      expect((await check()).status).toBe(202);
      await shop.settled(orderId, 'paid');
      expect((await shop.post('/api/orders/01890a5d-ac96-774b-bcce-b302099a8057/check', undefined)).status).toBe(404);
    } finally {
      await shop.close();
    }
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

describe('webhooks', () => {
  test('that come ten times and twice at once make one order, one set of links and one event', async () => {
    app.faults.add('webhook-twice');
    const { page, orderId, paymentId } = await app.checkout();
    await app.act(page, 'pay');
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(webhook(paymentId))));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const { files } = await app.settled(orderId, 'paid');
    await until(async () => {
      const [{ left }] = await app.database.query('SELECT count(*)::int AS left FROM webhooks WHERE done_at IS NULL');
      return left === 0;
    });
    await sleep(300);
    expect(files).toHaveLength(3);
    expect(eventsOf(orderId)).toEqual(['commerce.order-paid.v1']);
  });

  test('in the wrong order lead to where the payment is', async () => {
    app.faults.add('webhook-lost');
    const { page, orderId, paymentId } = await app.checkout();
    await app.act(page, 'pay');
    await app.settled(orderId, 'paid');
    await app.act(page, 'refund');
    await send(webhook(paymentId, { id: 'msg_refund_first', type: 'payment.succeeded' }));
    const order = await app.settled(orderId, 'refunded');
    await send(webhook(paymentId, { id: 'msg_paid_last', type: 'payment.succeeded' }));
    await sleep(300);
    expect((await app.order(orderId)).status).toBe('refunded');
    expect(order.files).toEqual([]);
    await until(() => eventsOf(orderId).length > 1);
    expect(eventsOf(orderId)).toEqual(['commerce.order-paid.v1', 'commerce.order-refunded.v1']);
  });

  test('every third of which is lost are made good by two replicas that reconcile', async () => {
    const another = await app.startAnother();
    app.faults.add('every-third-webhook-lost').add('webhook-twice');
    const orders = await Promise.all(Array.from({ length: 12 }, () => app.checkout()));
    await Promise.all(orders.map(({ page }) => app.act(page, 'pay')));
    await Promise.all(orders.map(({ orderId }) => app.settled(orderId, 'paid')));
    await until(() => app.events.length >= 12);
    await sleep(500);
    const paid = app.events.map(({ aggregateId }) => aggregateId).sort();
    expect(paid).toEqual(orders.map(({ orderId }) => orderId).sort());
    const [{ links }] = await app.database.query(
      'SELECT count(*)::int AS links FROM download_links WHERE order_id = ANY($1)',
      [orders.map(({ orderId }) => orderId)],
    );
    expect(links).toBe(36);
    expect(another.url).not.toBe(app.url);
    const told = app.logLines.filter((line) => line.includes('payments found that no webhook had settled'));
    const found = told.map((line) => (JSON.parse(line) as { found: number }).found);
    expect(found.reduce((sum, one) => sum + one, 0)).toBeGreaterThanOrEqual(4);
  });

  const spoiled: [string, string, (paymentId: string) => RequestInit][] = [
    ['a wrong signature', 'signature', (id) => webhook(id, { key: 'ws_wrong' })],
    ['an old timestamp', 'timestamp', (id) => webhook(id, { at: new Date(Date.now() - 301_000) })],
    [
      'a body changed by one byte',
      'signature',
      (id) => {
        const given = webhook(id);
        return { ...given, body: given.body.replace('}}', '} }') };
      },
    ],
    ['no signature', 'signature', (id) => ({ ...webhook(id), headers: { 'content-type': 'application/json' } })],
  ];
  test.each(spoiled)('with %s are refused, logged and counted', async (_, reason, spoil) => {
    app.faults.add('webhook-lost');
    const { paymentId } = await app.checkout();
    const [counted, logged] = [await refusals(reason), app.logLines.length];
    const answer = await send(spoil(paymentId));
    expect(answer.status).toBe(401);
    expect(await refusals(reason)).toBe(counted + 1);
    expect(app.logLines.slice(logged).some((line) => line.includes(`"reason":"${reason}"`))).toBe(true);
  });

  test('that are forged write nothing into the database', async () => {
    const { paymentId } = await app.checkout();
    for (let count = 0; count < 3; count++) await send(webhook(paymentId, { key: 'ws_wrong' }));
    expect(await app.database.query('SELECT FROM refusals')).toEqual([]);
  });

  test('about a payment that matches no order are logged and counted once, however often they come', async () => {
    app.faults.add('webhook-lost');
    const { page, orderId, paymentId } = await app.checkout();
    await app.database.query(`UPDATE sandbox_payments SET amount = amount - 1 WHERE id = $1`, [paymentId]);
    const counted = await refusals('amount');
    await app.act(page, 'pay-and-stay');
    expect((await send(webhook(paymentId))).status).toBe(200);
    await app.settled(orderId, 'review');
    expect((await send(webhook(paymentId, { id: 'msg_once_more' }))).status).toBe(200);
    await sleep(300);
    expect(await refusals('amount')).toBe(counted + 1);
    expect(eventsOf(orderId)).toEqual([]);
  });

  const unreadable = ['not JSON', 'null', '[]', '{"type":"payment.succeeded","data":{}}', `"${'x'.repeat(1_000_000)}"`];
  test.each(unreadable.map((body) => [body.slice(0, 40), body]))(
    'that nobody can read are kept and answered: %s',
    async (_, body) => {
      const id = `msg_unreadable_${body.length}`;
      expect((await send(webhook('none', { id, body }))).status).toBe(200);
      const [row] = await app.database.query('SELECT type, body FROM webhooks WHERE id = $1', [id]);
      expect([row.type, row.body.toString()]).toEqual(['unreadable', body]);
      expect((await send(webhook('none', { id, body, key: 'ws_wrong' }))).status).toBe(401);
    },
  );

  test('of another provider find nothing', async () => {
    expect((await app.call('/api/webhooks/whop', webhook('pay_1'))).status).toBe(404);
  });
});

describe('a dispute', () => {
  const html = (url: string) => app.call(url, { headers: { accept: 'text/html' } });

  test('pauses the links without a word of money returned, and restores them where it is won', async () => {
    const { page, orderId } = await app.checkout();
    await app.act(page, 'pay');
    const { files } = await app.settled(orderId, 'paid');
    await app.act(page, 'dispute');
    expect((await app.settled(orderId, 'disputed')).files).toEqual([]);
    const paused = await html(files[0]!.url);
    expect([paused.status, await paused.text()]).toEqual([
      410,
      expect.stringContaining('This payment is under review'),
    ]);
    await app.act(page, 'dispute-won');
    const restored = await app.settled(orderId, 'paid');
    expect(restored.files.map(({ url }) => url)).toEqual(files.map(({ url }) => url));
    expect((await app.call(files[0]!.url, { method: 'HEAD' })).status).toBe(200);
    await app.act(page, 'refund');
    await app.settled(orderId, 'refunded');
    const ended = await html(files[0]!.url);
    expect([ended.status, await ended.text()]).toEqual([
      410,
      expect.stringContaining('This download link has expired'),
    ]);
    await until(() => eventsOf(orderId).length === 3);
    expect(eventsOf(orderId)).toEqual([
      'commerce.order-paid.v1',
      'commerce.order-refunded.v1',
      'commerce.order-refunded.v1',
    ]);
  });

  test('that is lost makes a refunded order, whose links have ended for good', async () => {
    const { page, orderId, paymentId } = await app.checkout();
    await app.act(page, 'pay');
    const { files } = await app.settled(orderId, 'paid');
    await app.act(page, 'dispute');
    await app.settled(orderId, 'disputed');
    await app.act(page, 'dispute-lost');
    expect((await app.settled(orderId, 'refunded')).files).toEqual([]);
    expect(await (await html(files[0]!.url)).text()).toContain('This download link has expired');
    await app.database.query(`UPDATE sandbox_payments SET status = 'disputed' WHERE id = $1`, [paymentId]);
    await send(webhook(paymentId, { id: 'msg_dispute_after_all', type: 'dispute.updated' }));
    await sleep(300);
    expect((await app.order(orderId)).status).toBe('refunded');
  });

  test('over a payment that no webhook told of is known as one', async () => {
    app.faults.add('webhook-lost');
    const { page, orderId } = await app.checkout();
    await app.act(page, 'pay');
    await app.act(page, 'dispute');
    await app.settled(orderId, 'disputed');
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
