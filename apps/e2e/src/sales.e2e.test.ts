import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Order, OrderStatus } from '@blue-peony/contracts';
import { until } from '@blue-peony/test-kit';
import { staffMailbox, startShop, type Shop } from './shop.ts';

const guide = { productType: 'digital-guide' };
const session = { productType: 'teasing-content', hours: 2 };

/** The possible changes of a payment, with the provider's webhooks. */
const webhooksOf = {
  pay: ['payment.pending', 'payment.succeeded'],
  decline: ['payment.failed'],
  refund: ['refund.created'],
  dispute: ['dispute.created'],
  'dispute-won': ['dispute.updated'],
} as const;

type Story = { buys: object; happens: (keyof typeof webhooksOf)[]; ends: OrderStatus; mails: string[]; staff?: string };

const receipt = 'Your receipt, and your files';
const stories: Story[] = [
  { buys: guide, happens: ['pay'], ends: 'paid', mails: [receipt] },
  { buys: session, happens: ['pay'], ends: 'paid', mails: ['Your session is booked'], staff: 'Session booked: 2 h' },
  { buys: guide, happens: ['pay', 'dispute', 'dispute-won'], ends: 'paid', mails: [receipt] },
  { buys: guide, happens: ['pay', 'refund'], ends: 'refunded', mails: [] },
  { buys: session, happens: ['decline'], ends: 'pending', mails: [] },
];

type Bought = Story & {
  page: string;
  paymentId: string;
  orderId: string;
  secret: string;
  email: string;
  lost: boolean;
};

let shop: Shop;
let orders: Bought[];
beforeAll(async () => {
  shop = await startShop();
  orders = await Promise.all(
    Array.from({ length: 45 }, async (_, index) => {
      const story = stories[index % stories.length]!;
      const email = `buyer-${index}@reader.example`;
      return { ...story, ...(await shop.checkout(story.buys)), email, lost: index % 3 === 2 };
    }),
  );
});
afterAll(() => shop?.close());

async function act({ page, email }: Bought, action: string): Promise<void> {
  const body = new URLSearchParams({ action, email });
  expect((await shop.call(page, { method: 'POST', body })).status).toBe(303);
}

/** Sends each webhook ten times, five at once, in reverse order; those of every third order never. */
async function deliverBadly(bought: Bought[], types: (order: Bought) => string[]): Promise<void> {
  const answers = await Promise.all(
    bought
      .filter(({ lost }) => !lost)
      .map(async (order) => {
        const statuses: number[] = [];
        const backwards = types(order).toReversed();
        for (const type of [...backwards, ...backwards])
          statuses.push(...(await Promise.all(Array.from({ length: 5 }, () => shop.deliver(order.paymentId, type)))));
        return statuses;
      }),
  );
  expect(new Set(answers.flat())).toEqual(new Set([200]));
}

/** Waits until all orders have their final state and no work is left that could send a mail. */
async function settled(): Promise<void> {
  const wanted = new Map(orders.map(({ orderId, ends }) => [orderId, ends]));
  await until(async () => {
    const found = await shop.rows<{ id: string; status: OrderStatus }>('SELECT id, status FROM commerce.orders');
    return found.every(({ id, status }) => wanted.get(id) === status);
  });
  const mails = orders.reduce((sum, order) => sum + order.mails.length + (order.staff ? 1 : 0), 0);
  await until(async () => {
    const [{ left }] = (await shop.rows(
      `SELECT (SELECT count(*) FROM commerce.webhooks WHERE done_at IS NULL)
         + (SELECT count(*) FROM commerce.outbox)
         + (SELECT count(*) FROM notification.inbox WHERE state <> 'done') AS left`,
    )) as [{ left: string }];
    return left === '0' && shop.messages().length >= mails;
  });
  // Two runs of the reconciler, and time for duplicates to appear.
  await sleep(1_500);
}

const ids = (bought: Bought[]) => bought.map(({ orderId }) => orderId).sort();

async function expectTruth(): Promise<void> {
  for (const { email, mails } of orders) {
    const got = shop.messages().filter(({ envelope }) => envelope.to[0] === email);
    expect([email, got.map(({ subject }) => subject?.replace(/ \([\dA-F]{5}-[\dA-F]{5}\)$/, ''))]).toEqual([
      email,
      mails,
    ]);
  }
  const toStaff = shop.messages().filter(({ envelope }) => envelope.to[0] === staffMailbox);
  expect(toStaff.map(({ subject, replyTo }) => [replyTo?.[0]?.address, subject]).sort()).toEqual(
    orders.flatMap(({ email, staff }) => (staff ? [[email, staff]] : [])).sort(),
  );

  const guidesPaid = orders.filter(({ buys, ends }) => buys === guide && ends === 'paid');
  const paid = await shop.rows<{ id: string }>(
    `SELECT id FROM commerce.orders WHERE status = 'paid' AND product = 'digital-guide'`,
  );
  const open = await shop.rows<{ order_id: string; formats: string[] }>(
    `SELECT order_id, array_agg(file_type ORDER BY file_type) AS formats FROM commerce.download_links
     WHERE revoked_at IS NULL GROUP BY order_id ORDER BY order_id`,
  );
  expect(paid.map(({ id }) => id).sort()).toEqual(ids(guidesPaid));
  expect(open).toEqual(ids(guidesPaid).map((order_id) => ({ order_id, formats: ['epub', 'pdf', 'worksheets'] })));
}

const read = async ({ orderId, secret }: Bought) => {
  const headers = { authorization: `Order ${secret}` };
  return (await (await shop.call(`/api/orders/${orderId}`, { headers })).json()) as Order;
};
const opens = async (url: string) => (await shop.call(url, { method: 'HEAD' })).status;

test('webhooks that come ten times, backwards or not at all leave one mail each and links for the paid alone', async () => {
  for (const order of orders) for (const action of order.happens) await act(order, action);
  await shop.startReconciling();
  await deliverBadly(orders, ({ happens }) => happens.flatMap((action) => webhooksOf[action]));
  await settled();
  await expectTruth();
  for (const order of orders) {
    const { files } = await read(order);
    expect(files).toHaveLength(order.buys === guide && order.ends === 'paid' ? 3 : 0);
    for (const { url } of files) expect(await opens(url)).toBe(200);
  }
});

test('a refund that is told before the payment, ten times or not at all, ends the links and is mailed once', async () => {
  const [, ...returned] = orders.filter(({ buys, ends }) => buys === guide && ends === 'paid');
  const links = (await Promise.all(returned.map(read))).flatMap(({ files }) => files.map(({ url }) => url));
  expect(new Set(returned.map(({ lost }) => lost)).size).toBe(2);
  for (const order of returned) {
    await act(order, 'refund');
    order.ends = 'refunded';
  }
  await deliverBadly(returned, () => ['payment.succeeded', 'payment.updated', 'refund.created']);
  for (const order of returned)
    Object.assign(order, { mails: [receipt, 'Your payment has been refunded'], staff: 'Payment refunded' });
  await settled();
  await expectTruth();
  for (const url of links) expect(await opens(url)).toBe(410);
});
