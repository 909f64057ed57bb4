import { beforeEach, describe, expect, test } from '@jest/globals';
import { readMetrics } from '@blue-peony/service-kit';
import { useCommerceApp } from './commerce-app.ts';
import { signedWebhook as webhook } from './signed-webhook.ts';

const app = useCommerceApp({ reconcileEveryMs: 2_500 });
beforeEach(() => app.faults.clear());

const send = (request: RequestInit) => app.call('/api/webhooks/sandbox', request);
const refusals = async (reason: string): Promise<number> => {
  const metric = new RegExp(
    `^blue_peony_payments_refused_total{.*provider="sandbox".*reason="${reason}".*} (\\d+)`,
    'm',
  );
  return Number(metric.exec(await readMetrics())?.[1]);
};
/** Types of an order's events. A consumer may take several in any order. */
async function eventsOf(orderId: string): Promise<string[]> {
  await app.allTold();
  return app
    .eventsOf(orderId)
    .map(({ type }) => type)
    .sort();
}

describe('webhooks', () => {
  test('every third of which is lost are made good by two replicas that reconcile', async () => {
    await app.startAnother();
    app.faults.add('every-third-webhook-lost').add('webhook-twice');
    const orders = await Promise.all(Array.from({ length: 12 }, () => app.checkout()));
    await Promise.all(orders.map(({ page }) => app.act(page, 'pay')));
    await app.reconcileNow();
    await Promise.all(orders.map(({ orderId }) => app.settled(orderId, 'paid')));
    await app.webhooksDone();
    expect(await Promise.all(orders.map(({ orderId }) => eventsOf(orderId)))).toEqual(
      orders.map(() => ['commerce.order-paid.v2']),
    );
    const [{ links }] = await app.database.query(
      'SELECT count(*)::int AS links FROM download_links WHERE order_id = ANY($1)',
      [orders.map(({ orderId }) => orderId)],
    );
    expect(links).toBe(36);
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
  test.each(spoiled)(
    'with %s are refused, logged and counted, and write nothing into the database',
    async (_, reason, spoil) => {
      app.faults.add('webhook-lost');
      const { paymentId } = await app.checkout();
      const [counted, logged] = [await refusals(reason), app.logLines.length];
      const answer = await send(spoil(paymentId));
      expect(answer.status).toBe(401);
      expect(await refusals(reason)).toBe(counted + 1);
      expect(app.logLines.slice(logged).some((line) => line.includes(`"reason":"${reason}"`))).toBe(true);
      expect(await app.database.query('SELECT FROM refusals')).toEqual([]);
      expect(await app.database.query('SELECT FROM webhooks WHERE payment_id = $1', [paymentId])).toEqual([]);
    },
  );

  test('about a payment that matches no order are logged and counted once, however often they come', async () => {
    app.faults.add('webhook-lost');
    const { page, orderId, paymentId } = await app.checkout();
    await app.database.query(`UPDATE sandbox_payments SET amount = amount - 1 WHERE id = $1`, [paymentId]);
    const counted = await refusals('amount');
    await app.act(page, 'pay-and-stay');
    expect((await send(webhook(paymentId))).status).toBe(200);
    await app.settled(orderId, 'review');
    expect((await send(webhook(paymentId, { id: 'msg_once_more' }))).status).toBe(200);
    await app.webhooksDone();
    expect(await refusals('amount')).toBe(counted + 1);
    expect(await eventsOf(orderId)).toEqual([]);
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

test('a dispute pauses the links without a word of money returned, restores them where it is won, and ends them where it is lost', async () => {
  const html = (url: string) => app.call(url, { headers: { accept: 'text/html' } });
  const { page, id, files } = await app.paidOrder();
  await app.act(page, 'dispute');
  expect((await app.settled(id, 'disputed')).files).toEqual([]);
  const paused = await html(files[0]!.url);
  expect([paused.status, await paused.text()]).toEqual([410, expect.stringContaining('This payment is under review')]);
  await app.act(page, 'dispute-won');
  const restored = await app.settled(id, 'paid');
  expect(restored.files.map(({ url }) => url)).toEqual(files.map(({ url }) => url));
  expect((await app.call(files[0]!.url, { method: 'HEAD' })).status).toBe(200);
  await app.act(page, 'dispute');
  await app.settled(id, 'disputed');
  await app.act(page, 'dispute-lost');
  expect((await app.settled(id, 'refunded')).files).toEqual([]);
  const ended = await html(files[0]!.url);
  expect([ended.status, await ended.text()]).toEqual([410, expect.stringContaining('This download link has expired')]);
  const refunds = Array(3).fill('commerce.order-refunded.v2');
  expect(await eventsOf(id)).toEqual(['commerce.order-paid.v2', ...refunds]);
});
