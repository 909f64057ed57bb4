import { beforeAll, expect, test } from '@jest/globals';
import { terms } from '@blue-peony/agency';
import type { OrderStatus } from '@blue-peony/contracts';
import { until } from '@blue-peony/test-kit';
import { orderStatus } from '../src/shared/order/order.entity.ts';
import { useCommerceApp } from './commerce-app.ts';
import { signedWebhook } from './signed-webhook.ts';

/**
 * The provider's books go through `steps`; after each, both replicas get webhooks of several kinds, twice and in an order of
 * their own. `ends`: the order's state, its case and the events that mails come from.
 */
type Row = {
  title: string;
  /** What the payment is, instead of one of an order of ours: the plan that it names. */
  plan?: string;
  order?: string;
  steps: string[];
  /** A second payment of the same order. */
  second?: string[];
  ends: { status?: OrderStatus; case?: string; events: string[]; refunded?: number };
};

const [paid, refunded, opened, returned] = ['order-paid', 'order-refunded', 'case-opened', 'case-refunded'];
const partly = 'order-partly-refunded';
const hers = `email = 'buyer@example.com'`;
const pays = `status = 'paid', ${hers}`;
const aCentLess = `${pays}, amount = 698`;
const review = (reason: string) => ({ status: 'review', case: `open ${reason}`, events: [opened] }) as Row['ends'];
const daysAgo = (days: number) => `created_at = now() - interval '${days} days'`;

const table: Row[] = [
  { title: 'the price', steps: [pays], ends: { status: 'paid', events: [paid] } },
  { title: 'nothing yet', steps: [`status = 'open'`], ends: { status: 'pending', events: [] } },
  { title: 'the price after a declined card', steps: [`status = 'failed'`, pays], ends: { status: 'paid', events: [paid] } },
  { title: 'a cent less', steps: [aCentLess], ends: review('amount') },
  { title: 'nothing at all, by a promo code', steps: [`${pays}, amount = 0`], ends: review('amount') },
  { title: 'a tax on top that the provider states', steps: [`${pays}, amount = 860, extra = '{"tax": 161}'`], ends: { status: 'paid', events: [paid] } },
  { title: 'a tax on top that nobody states', steps: [`${pays}, amount = 860`], ends: review('amount') },
  { title: 'baht for dollars', steps: [`${pays}, amount = 24500, currency = 'THB'`], ends: review('currency') },
  { title: 'baht that the provider settles as the price', steps: [`${pays}, amount = 24500, currency = 'THB', extra = '{"settled": {"amount": 699, "currency": "USD"}}'`], ends: { status: 'paid', events: [paid] } },
  { title: 'no address', steps: [`status = 'paid'`], ends: review('no_email') },
  { title: 'an address that comes later', steps: [`status = 'paid'`, pays], ends: { status: 'paid', case: 'accepted no_email', events: [opened, paid] } },
  { title: 'the price twice', steps: [pays], second: ['', pays], ends: { status: 'paid', case: 'open second_payment', events: [opened, paid] } },
  { title: 'the price twice, of which one goes back', steps: [pays], second: ['', pays, `status = 'refunded'`], ends: { status: 'paid', case: 'refunded second_payment', events: [opened, returned, paid] } },
  { title: 'the price, after a payment that is too low', steps: [aCentLess], second: ['', pays], ends: { status: 'paid', case: 'open second_payment', events: [opened, paid] } },
  { title: 'money that went back before anybody told', steps: [`status = 'refunded', ${hers}`], ends: { status: 'refunded', refunded: 699, events: [] } },
  { title: 'a cent less that went back before anybody told', steps: [`status = 'refunded', amount = 698`], ends: { status: 'refunded', events: [] } },
  { title: 'a cent less that goes back', steps: [aCentLess, `status = 'refunded'`], ends: { status: 'refunded', case: 'refunded amount', events: [opened, returned] } },
  { title: 'the price that goes back', steps: [pays, `status = 'refunded'`], ends: { status: 'refunded', refunded: 699, events: [paid, refunded] } },
  { title: 'the price of which a part goes back', steps: [pays, `extra = '{"refunded": 300}'`], ends: { status: 'paid', refunded: 300, events: [partly, paid] } },
  { title: 'the price of which a part was gone before anybody told', steps: [`${pays}, extra = '{"refunded": 300}'`], ends: { status: 'paid', refunded: 300, events: [partly, paid] } },
  { title: 'the price of which one part goes back after the other', steps: [pays, `extra = '{"refunded": 300}'`, `extra = '{"refunded": 400}'`], ends: { status: 'paid', refunded: 400, events: [partly, partly, paid] } },
  { title: 'the price that goes back in two parts', steps: [pays, `extra = '{"refunded": 300}'`, `status = 'refunded', extra = '{"refunded": 699}'`], ends: { status: 'refunded', refunded: 699, events: [partly, paid, refunded] } },
  { title: 'a refunded payment that was paid again', steps: [pays, `status = 'refunded'`, pays], ends: { status: 'refunded', case: 'open after_refund', events: [opened, paid, refunded] } },
  { title: 'a dispute', steps: [pays, `status = 'disputed'`], ends: { status: 'disputed', events: [paid, refunded] } },
  { title: 'a dispute that is won', steps: [pays, `status = 'disputed'`, pays], ends: { status: 'paid', events: [paid, refunded] } },
  { title: 'a dispute that is lost', steps: [pays, `status = 'disputed'`, `status = 'refunded'`], ends: { status: 'refunded', refunded: 699, events: [paid, refunded, refunded] } },
  { title: 'a dispute that nobody told the payment of', steps: [`status = 'disputed', ${hers}`], ends: { status: 'disputed', events: [refunded] } },
  { title: 'a dispute that is won before the payment is told', steps: [`status = 'disputed', ${hers}`, pays], ends: { status: 'paid', events: [paid, refunded] } },
  { title: 'a dispute over a cent less', steps: [aCentLess, `status = 'disputed'`], ends: { ...review('amount'), events: [opened, opened] } },
  { title: 'a dispute over a cent less that is lost', steps: [`status = 'disputed', ${hers}, amount = 698`, `status = 'refunded'`], ends: { status: 'refunded', case: 'refunded amount', events: [opened, returned] } },
  { title: 'the guide on its fallback page', plan: 'plan_how_to_start', steps: [pays], ends: { status: 'paid', events: [paid] } },
  { title: 'a session on its fallback page', plan: 'plan_filming_session_pl', steps: [`${pays}, amount = 10000, currency = 'PLN'`], ends: { status: 'paid', events: [paid] } },
  { title: 'a cent less on a fallback page', plan: 'plan_how_to_start', steps: [aCentLess], ends: review('amount') },
  { title: 'a plan that nobody knows', plan: 'plan_of_nobody', steps: [pays], ends: { case: 'open unknown_order', events: [opened] } },
  { title: 'a plan that the same account sells elsewhere', plan: 'plan_of_another_shop', steps: [pays], ends: { events: [] } },
  { title: 'the price after the order has expired', order: daysAgo(terms.checkoutDays + 1), steps: [pays], ends: review('expired') },
  { title: 'the price in time, told after the order has expired', order: daysAgo(terms.checkoutDays + 1), steps: [`${pays}, extra = jsonb_build_object('paidAt', now() - interval '2 days')`], ends: { status: 'paid', events: [paid] } },
  { title: 'a status that nobody knows', steps: [`status = 'unknown', ${hers}`], ends: review('unknown_status') },
  { title: 'a status that nobody knows, then the price', steps: [`status = 'unknown', ${hers}`, pays], ends: { status: 'paid', case: 'accepted unknown_status', events: [opened, paid] } },
  { title: 'an order that there is not', steps: [`${pays}, order_id = gen_random_uuid()`], ends: { status: 'pending', case: 'open unknown_order', events: [opened] } },
  { title: 'an order that is none', steps: [`${pays}, order_id = 'maja'`], ends: { status: 'pending', case: 'open unknown_order', events: [opened] } },
]; // prettier-ignore

const app = useCommerceApp({ reconcileEveryMs: 500, otherSales: ['plan_of_another_shop'] });
const ids = new Map<Row, { orderId?: string; payments: string[] }>();

beforeAll(async () => {
  const another = await app.startAnother();
  app.faults.add('webhook-lost');
  for (const row of table) ids.set(row, await begin(row));
  for (let step = 0; step < 3; step++) {
    const told = await Promise.all(table.map((row) => play(row, step)));
    const storm = told.flat().flatMap((id) => ['payment.succeeded', 'dispute.updated'].map((type) => ({ id, type })));
    await Promise.all(
      shuffled([...storm, ...storm]).map(async ({ id, type }, index) => {
        const request = signedWebhook(id, { id: `msg_${id}_${type}_${step}`, type });
        const { status } = await fetch(`${(index % 2 ? app : another).url}/api/webhooks/sandbox`, request);
        expect(status).toBe(200);
      }),
    );
    await app.webhooksDone();
    await app.allTold();
  }
  // Once more by the provider's list, all of it.
  const [{ now }] = await app.database.query('SELECT clock_timestamp() AS now');
  await until(async () => {
    const [{ read }] = await app.database.query('SELECT since > $1 AS read FROM reconciliations', [now]);
    return read;
  });
  await app.allTold();
});

async function begin({ plan, order, second }: Row) {
  if (plan) return { payments: [await addPayment(`'', '{"sold": ["${plan}"]}'`)] };
  const { orderId, paymentId } = await app.checkout();
  if (order) await app.database.query(`UPDATE orders SET ${order} WHERE id = $1`, [orderId]);
  return { orderId, payments: [paymentId, ...(second ? [await addPayment(`'${orderId}', '{}'`)] : [])] };
}

async function addPayment(named: string): Promise<string> {
  const [row] = await app.database.query(
    `INSERT INTO sandbox_payments (id, title, amount, currency, return_url, order_id, extra)
     VALUES ('pay_' || replace(gen_random_uuid()::text, '-', ''), 'guide', 699, 'USD', 'http://shop.test/', ${named}) RETURNING id`,
  );
  return row.id;
}

/** @returns the payments that something has happened to */
async function play(row: Row, step: number): Promise<string[]> {
  const { payments } = ids.get(row)!;
  const changed = await Promise.all(
    [row.steps, row.second ?? []].map(async (steps, index) => {
      const { [step]: change } = steps;
      if (!change) return [];
      // What the plan is stays said, whatever else is.
      const kept = row.plan ? change.replace(/, extra = .*/, '') : change;
      await app.database.query(`UPDATE sandbox_payments SET ${kept}, updated_at = clock_timestamp() WHERE id = $1`, [
        payments[index],
      ]);
      return [payments[index]!];
    }),
  );
  return changed.flat();
}

function shuffled<T>(items: T[]): T[] {
  return items.map((item) => [Math.random(), item] as const).sort(([a], [b]) => a - b).map(([, item]) => item); // prettier-ignore
}

test.each(table)('order, case, mails and files agree about $title', async (row) => {
  const { ends } = row;
  const { payments, ...made } = ids.get(row)!;
  const cases = await app.database.query(
    `SELECT id, order_id, state || ' ' || reason AS told FROM payment_cases WHERE payment_id = ANY($1)`,
    [payments],
  );
  expect(cases.map(({ told }: { told: string }) => told)).toEqual(ends.case ? [ends.case] : []);
  const [own] = await app.database.query('SELECT id FROM orders WHERE payment_id = ANY($1)', [payments]);
  const orderId: string | undefined = made.orderId ?? own?.id ?? cases[0]?.order_id;
  const about = [orderId, cases[0]?.id];
  const events = app.events
    .filter(({ aggregateId }) => about.includes(aggregateId))
    .map(({ type }) => type.slice(9, -3));
  expect(events.sort()).toEqual(ends.events.toSorted());
  if (!ends.status) return expect(orderId ?? undefined).toBeUndefined();
  const [order] = await app.database.query(
    `SELECT ${orderStatus} AS status, refunded, product,
       (SELECT count(*)::int FROM download_links WHERE order_id = orders.id AND revoked_at IS NULL) AS files
     FROM orders WHERE id = $1`,
    [orderId],
  );
  expect([order.status, order.refunded]).toEqual([ends.status, ends.refunded ?? expect.any(Number)]);
  expect(order.files).toBe(ends.status === 'paid' && order.product === 'digital-guide' ? 3 : 0);
});

test('a payment has one order at most, however often it is told', async () => {
  const [{ count }] = await app.database.query('SELECT count(*)::int AS count FROM orders');
  expect(count).toBe(table.filter(({ plan, ends }) => !plan || ends.status).length);
});
