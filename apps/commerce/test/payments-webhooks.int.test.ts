import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { readMetrics } from '@blue-peony/service-kit';
import { until } from '@blue-peony/test-kit';
import { useCommerceApp } from './commerce-app.ts';
import { signedWebhook as webhook } from './signed-webhook.ts';

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
/** Types of an order's events. A consumer may take several in any order. */
const eventsOf = (orderId: string) =>
  app.events
    .filter(({ aggregateId }) => aggregateId === orderId)
    .map(({ type }) => type)
    .sort();

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
    expect(eventsOf(orderId)).toEqual(['commerce.order-paid.v2']);
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
    expect(eventsOf(orderId)).toEqual(['commerce.order-paid.v2', 'commerce.order-refunded.v2']);
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
      'commerce.order-paid.v2',
      'commerce.order-refunded.v2',
      'commerce.order-refunded.v2',
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
