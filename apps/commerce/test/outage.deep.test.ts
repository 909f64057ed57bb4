import { beforeEach, expect, test } from '@jest/globals';
import { until } from '@blue-peony/test-kit';
import { useCommerceApp } from './commerce-app.ts';

const app = useCommerceApp();
beforeEach(() => app.faults.clear());

/** Until the service has met the database's absence. */
async function noticed(): Promise<void> {
  const before = app.logLines.length;
  await until(() => app.logLines.slice(before).some((line) => line.includes('"work":"webhooks"')));
}

test('a webhook whose work an outage of the database cuts short makes its order paid within half a minute', async () => {
  const { page, orderId, paymentId } = await app.checkout();
  const rival = app.database.createQueryRunner();
  await rival.startTransaction();
  await rival.query('SELECT id FROM orders WHERE id = $1 FOR UPDATE', [orderId]);
  await app.act(page, 'pay');
  await until(async () => {
    const claimed = await app.database.query('SELECT 1 FROM webhooks WHERE payment_id = $1 AND attempts = 1', [
      paymentId,
    ]);
    return claimed.length > 0;
  });
  await app.line.cut();
  await noticed();
  await app.line.restore();
  await rival.rollbackTransaction();
  await rival.release();
  // As if so much time had gone by.
  await app.database.query("UPDATE webhooks SET due_at = due_at - interval '30 seconds' WHERE done_at IS NULL");
  expect(await app.settled(orderId, 'paid')).toMatchObject({ id: orderId });
});

test('a payment whose webhook came in an outage of the database makes its order paid when that is back', async () => {
  app.faults.add('webhook-lost');
  const { page, orderId } = await app.checkout();
  await app.act(page, 'pay');
  await app.line.cut();
  await noticed();
  await app.line.restore();
  expect(await app.settled(orderId, 'paid')).toMatchObject({ id: orderId });
});
