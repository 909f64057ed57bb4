import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { caseListSchema, caseTextSchema, moneyCaseSchema, type CaseList, type MoneyCase } from '@blue-peony/contracts';
import { readMetrics } from '@blue-peony/service-kit';
import { until, jsonPost } from '@blue-peony/test-kit';
import { SandboxProvider } from '../src/sandbox/sandbox-provider.ts';
import { unknownId, useCommerceApp } from './commerce-app.ts';
import { signedWebhook } from './signed-webhook.ts';

const app = useCommerceApp();
beforeAll(() => void app.faults.add('webhook-lost'));
beforeEach(() => void app.faults.delete('refund-refused'));

const list = async (query = ''): Promise<CaseList> =>
  caseListSchema.strict().parse(await (await app.asStaff(`cases${query}`)).json());
const decide = ({ id }: MoneyCase, action: string, body: object = {}) =>
  app.asStaff(`cases/${id}/${action}`, 'POST', body);
/** The provider tells of a payment, in messages of their own. */
const tell = (paymentId: string, message = 'msg') =>
  app.call('/api/webhooks/sandbox', signedWebhook(paymentId, { id: `${message}_${paymentId}` }));
const shown = async (answer: Response): Promise<MoneyCase> => {
  expect(answer.status).toBe(200);
  return moneyCaseSchema.strict().parse(await answer.json());
};
/** A consumer may take several events in any order. */
async function eventsAbout(...ids: string[]): Promise<string[]> {
  await app.allTold();
  return ids
    .flatMap(app.eventsOf)
    .map(({ type }) => type.slice(9, -3))
    .sort();
}

/** A payment of an order that is not as it should be. */
async function oddPayment(is: string) {
  const { orderId, paymentId } = await app.checkout();
  await app.database.query(
    `UPDATE sandbox_payments SET status = 'paid', ${is.startsWith('email') ? is : `email = 'maja@example.com', ${is}`} WHERE id = $1`,
    [paymentId],
  );
  await tell(paymentId);
  const found = await until(async () =>
    (await list('?state=open')).items.find(({ payment_id }) => payment_id === paymentId),
  );
  return { orderId, paymentId, found };
}

test('cases are for staff only, newest first, by state where asked', async () => {
  expect((await app.call('/api/admin/cases')).status).toBe(401);
  const first = await oddPayment('amount = 559');
  const second = await oddPayment(`currency = 'THB', amount = 24500`);
  const { items, open, more } = await list();
  expect(items.slice(0, 2).map(({ id }) => id)).toEqual([second.found.id, first.found.id]);
  expect([open, more]).toEqual([2, false]);
  expect(items[1]).toMatchObject({
    reason: 'amount',
    state: 'open',
    payment_status: 'paid',
    paid: { amount: 559, currency: 'USD' },
    email: 'maja@example.com',
    order: { id: first.orderId, product: 'digital-guide', hours: null, amount: 699, currency: 'USD' },
    decided_at: null,
  });
  expect((await list('?state=closed')).items).toEqual([]);
  expect((await app.asStaff('cases?state=lost')).status).toBe(422);
});

test('a case is found by any part of the payer’s address in any case, of the payment and of the order', async () => {
  const { found, orderId, paymentId } = await oddPayment(`email = 'Odd_Payer@example.com', amount = 557`);
  const foundBy = async (q: string) => (await list(`?${new URLSearchParams({ q })}`)).items.map(({ id }) => id);
  for (const q of ['odd_payer@EXAMPLE.com', 'd_payer', paymentId.slice(3), orderId])
    expect(await foundBy(q)).toEqual([found.id]);
  expect(await foundBy('odd.payer')).toEqual([]);
});

test('an accepted case is delivered once for what was paid, however many accept it at once', async () => {
  const { orderId, paymentId, found } = await oddPayment('amount = 558');
  const answers = await Promise.all([1, 2, 3].map(() => decide(found, 'accept')));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const order = await app.settled(orderId, 'paid');
  expect(order).toMatchObject({ email: 'maja@example.com', amount: 558, currency: 'USD' });
  expect(order.files).toHaveLength(3);
  await tell(paymentId, 'again');
  await app.webhooksDone();
  expect(await eventsAbout(orderId, found.id)).toEqual(['case-opened', 'order-paid']);
  const [{ decided_by }] = await app.database.query('SELECT decided_by FROM payment_cases WHERE id = $1', [found.id]);
  expect(decided_by).toEqual(expect.any(String));
});

test('a payment without an address is accepted with the one that staff have asked for', async () => {
  const { orderId, found } = await oddPayment('email = NULL');
  expect((await decide(found, 'accept')).status).toBe(422);
  expect((await shown(await decide(found, 'accept', { email: 'ola@example.com' }))).state).toBe('accepted');
  expect(await app.settled(orderId, 'paid')).toMatchObject({ email: 'ola@example.com' });
});

test('a payment that names no order is accepted for what staff say was bought', async () => {
  const { found, paymentId } = await oddPayment(`order_id = 'none of ours'`);
  expect((await decide(found, 'accept')).status).toBe(422);
  const sold = { product: 'digital-guide', language: 'de' };
  const { state, order } = await shown(await decide(found, 'accept', { sold }));
  expect([state, order?.product]).toEqual(['accepted', 'digital-guide']);
  const [row] = await app.database.query('SELECT status, language FROM orders WHERE payment_id = $1', [paymentId]);
  expect(row).toEqual({ status: 'paid', language: 'de' });
});

test('an odd payment through a fallback page has one order, which its acceptance delivers', async () => {
  const sold = '{"sold": ["plan_filming_session_ukr"]}';
  const { found, paymentId } = await oddPayment(`order_id = '', amount = 9999, currency = 'PLN', extra = '${sold}'`);
  await tell(paymentId, 'again');
  await app.webhooksDone();
  expect((await shown(await decide(found, 'accept'))).order?.id).toBe(found.order!.id);
  const orders = await app.database.query(`SELECT id, status, amount FROM orders WHERE language = 'ukr'`);
  expect(orders).toEqual([{ id: found.order!.id, status: 'paid', amount: 9999 }]);
});

test('a case that is closed while its payment is being settled waits for that, and both succeed', async () => {
  const { orderId, found } = await oddPayment('amount = 557');
  const [closing] = await app.database.transaction(async (settling) => {
    await settling.query('SELECT FROM orders WHERE id = $1 FOR UPDATE', [orderId]);
    const begun = [decide(found, 'close', { note: 'Settled by phone' })] as const;
    await app.lockAwaited();
    await settling.query('UPDATE payment_cases SET observed_at = now() WHERE id = $1', [found.id]);
    return begun;
  });
  expect((await shown(await closing)).state).toBe('closed');
  expect((await app.order(orderId)).status).toBe('closed');
});

test('the second payment of an order is not accepted, and goes back without a change of the order', async () => {
  app.faults.delete('webhook-lost');
  const { id: orderId } = await app.paidOrder();
  app.faults.add('webhook-lost');
  const { found } = await oddPayment(`order_id = '${orderId}'`);
  expect(found.reason).toBe('second_payment');
  expect((await decide(found, 'accept')).status).toBe(409);
  expect((await shown(await decide(found, 'refund'))).state).toBe('refunded');
  expect((await app.order(orderId)).status).toBe('paid');
  expect(await eventsAbout(found.id)).toEqual(['case-opened', 'case-refunded']);
});

test('a case whose provider does not answer stays open, and the log says why', async () => {
  const { found } = await oddPayment('amount = 1');
  const { payment } = SandboxProvider.prototype;
  SandboxProvider.prototype.payment = () => Promise.reject(new Error('The line is dead'));
  const { status } = await decide(found, 'accept').finally(() => (SandboxProvider.prototype.payment = payment));
  expect(status).toBe(503);
  expect((await list('?state=open')).items.map(({ id }) => id)).toContain(found.id);
  expect(app.logLines.some((line) => line.includes('The line is dead'))).toBe(true);
});

test('a refund goes through the provider once, tells the buyer, and ends the order', async () => {
  const { orderId, paymentId, found } = await oddPayment('amount = 1');
  app.faults.add('refund-refused');
  expect((await decide(found, 'refund')).status).toBe(502);
  expect((await list('?state=open')).items.map(({ id }) => id)).toContain(found.id);
  app.faults.delete('refund-refused');
  const answers = await Promise.all([decide(found, 'refund'), decide(found, 'refund')]);
  expect(answers.map(({ status }) => [200, 409].includes(status))).toEqual([true, true]);
  const [{ status }] = await app.database.query('SELECT status FROM sandbox_payments WHERE id = $1', [paymentId]);
  expect([status, (await app.order(orderId)).status]).toEqual(['refunded', 'refunded']);
  expect(await eventsAbout(found.id, orderId)).toEqual(['case-opened', 'case-refunded']);
});

test('an answer from before a refund is stale for the case that the refund has ended', async () => {
  const { paymentId, found } = await oddPayment('amount = 1');
  // A call to the provider that is under way while the money goes back.
  const [{ asked }] = await app.database.query('SELECT clock_timestamp() AS asked');
  await shown(await decide(found, 'refund'));
  const known = 'SELECT observed_at > $2 AS newer FROM payment_cases WHERE payment_id = $1';
  expect(await app.database.query(known, [paymentId, asked])).toEqual([{ newer: true }]);
});

test('a case that is closed with a reason leaves a closed order, opens again by a dispute, and its money may go back', async () => {
  const { orderId, paymentId, found } = await oddPayment('amount = 2');
  expect((await decide(found, 'close', { note: '' })).status).toBe(422);
  expect(await shown(await decide(found, 'close', { note: 'Settled by phone' }))).toMatchObject({
    state: 'closed',
    note: 'Settled by phone',
  });
  expect((await app.order(orderId)).status).toBe('closed');
  expect((await decide(found, 'close', { note: 'Twice' })).status).toBe(409);
  await app.database.query(`UPDATE sandbox_payments SET status = 'disputed' WHERE id = $1`, [paymentId]);
  await tell(paymentId, 'dispute');
  await app.settled(orderId, 'review');
  expect((await decide(found, 'accept')).status).toBe(409);
  expect((await shown(await decide(found, 'refund'))).state).toBe('refunded');
});

test('a case tells its mails what to say when they are sent, while its events tell nothing of the buyer', async () => {
  const { found, orderId } = await oddPayment('amount = 3');
  const text = await (await app.inner(`case-texts/${found.id}`)).json();
  expect(caseTextSchema.strict().parse(text)).toEqual({
    reason: 'amount',
    payment_status: 'paid',
    paid: { amount: 3, currency: 'USD' },
    to: 'maja@example.com',
    language: 'en',
    reference: (await app.order(orderId)).reference,
  });
  const event = await until(() => app.eventsOf(found.id)[0]);
  expect(JSON.stringify(event)).not.toMatch(/maja|USD/);
  const gone = await app.inner(`case-texts/${unknownId}`);
  expect([gone.status, ((await gone.json()) as { detail: string }).detail]).toEqual([
    404,
    'There is nothing to tell any more',
  ]);
});

test('a case promises its mails, of which those that are lost are asked for once more', async () => {
  const [named, nobody] = [await oddPayment('amount = 4'), await oddPayment('email = NULL')];
  expect((await app.promisesOf(nobody.found.id)).map(({ mails }) => mails)).toEqual([['case']]);
  await decide(named.found, 'refund');
  const promises = await app.promisesOf(named.found.id);
  expect(promises.map(({ mails }) => mails)).toEqual([['case', 'review'], ['returned']]);
  await app.allTold();
  const asked = await app.inner('promises/repeat', jsonPost({ ids: [named.found.id] }));
  expect(await asked.json()).toEqual({ repeated: 2 });
  expect(await eventsAbout(named.found.id)).toHaveLength(4);
  const repeats = app.eventsOf(named.found.id).flatMap(({ repeats }) => repeats ?? []);
  expect(repeats.sort()).toEqual(promises.map(({ event_id }) => event_id).sort());
});

test('the metric tells how long the oldest case waits, and nothing of one that is decided', async () => {
  const waits = async () => Number(/^blue_peony_case_oldest_seconds (\S+)/m.exec(await readMetrics())?.[1]);
  for (const found of (await list('?state=open')).items) await decide(found, 'close', { note: 'Settled' });
  expect(await waits()).toBe(0);
  const { found, paymentId } = await oddPayment('amount = 5');
  await app.database.query(`UPDATE payment_cases SET opened_at = now() - interval '21 hours' WHERE id = $1`, [
    found.id,
  ]);
  expect(await waits()).toBeGreaterThanOrEqual(75_600);
  await decide(found, 'close', { note: 'Settled' });
  expect(await waits()).toBe(0);
  // A dispute opens it again, and its buyer waits from now on.
  await app.database.query(`UPDATE sandbox_payments SET status = 'disputed' WHERE id = $1`, [paymentId]);
  await tell(paymentId, 'again');
  await until(async () => (await list('?state=open')).items.length === 1);
  expect(await waits()).toBeLessThan(3_600);
});
