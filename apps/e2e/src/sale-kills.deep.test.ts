import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Checkout, Order } from '@blue-peony/contracts';
import { jsonPost, newAddress, until } from '@blue-peony/test-kit';
import { openStage, type Stage } from './faults/stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage?.close());

type Buyer = { email: string; id: string; secret: string; page: string };

const consents = { begin: true, ends: true, version: '2026-11-26' };
const wanted = { productType: 'digital-guide', currency: 'USD', language: 'en', consents };
const staffMailbox = 'staff@blue-peony.example';
/** Longer than the lease of a mail whose worker was killed. */
const mailedWithinMs = 90_000;

/** Like a person in front of a page that did not load: until it is answered. */
const insist = (path: string, init: () => RequestInit) =>
  until(async () => {
    const answer = await fetch(stage.siteUrl + path, { redirect: 'manual', ...init() }).catch(() => undefined);
    return answer && answer.status < 500 ? answer : undefined;
  }, mailedWithinMs);
const form = (fields: Record<string, string>) => () => ({ method: 'POST', body: new URLSearchParams(fields) });

async function order(product: object = wanted): Promise<Buyer> {
  const answer = await insist('/api/checkouts', () => jsonPost(product));
  const { checkoutUrl, order } = (await answer.json()) as Checkout;
  return { ...order, email: newAddress('buyer'), page: new URL(checkoutUrl).pathname };
}
const pay = ({ page, email }: Buyer) => insist(page, form({ action: 'pay', email }));
const withdraw = ({ id: orderId, secret, email }: Buyer) =>
  insist(
    '/api/withdrawal/en',
    form({ name: 'Ola Nowak', contract: 'my guide', confirm: 'yes', email, order: orderId, secret }),
  );

/** Copies of a mail have the same Message-ID: a worker that dies behind its server's answer sends one again. */
const mailsTo = (mailbox: string, about: RegExp) => {
  const found = stage.mail
    .copies()
    .filter(({ envelope, subject }) => envelope.to[0] === mailbox && about.test(subject ?? ''));
  return new Set(found.map(({ messageId }) => messageId)).size;
};
const receipts = ({ email }: Buyer) => mailsTo(email, /^Your receipt/);
const acknowledgments = ({ email }: Buyer) => mailsTo(email, /withdrawal/);

type Stored = {
  id: string;
  status: string;
  consents: number;
  confirmed: boolean;
  entries: string[];
  withdrawn: boolean;
  statements: string[];
  open: number;
};
/** What the database says of every order. */
const stored = async () => {
  const rows = await stage.sql<Stored>(
    `SELECT orders.id, status, withdrawn_at IS NOT NULL AS withdrawn,
       (SELECT count(*)::int FROM commerce.order_consents WHERE order_id = orders.id AND begins AND ends) AS consents,
       EXISTS (SELECT FROM commerce.order_consents WHERE order_id = orders.id AND confirmed_at IS NOT NULL) AS confirmed,
       ARRAY(SELECT kind FROM commerce.order_entries WHERE order_id = orders.id ORDER BY kind) AS entries,
       ARRAY(SELECT concat(state, ' ', verdict) FROM commerce.withdrawals WHERE order_id = orders.id) AS statements,
       (SELECT count(*)::int FROM commerce.download_links WHERE order_id = orders.id AND revoked_at IS NULL) AS open
     FROM commerce.orders`,
  );
  return new Map(rows.map((row) => [row.id, row]));
};

/** Whatever was cut off: order and consents are one, and so are statement, end of the contract and links. */
function halves(rows: Map<string, Stored>): Stored[] {
  return [...rows.values()].filter(
    ({ status, consents: count, statements, withdrawn, open }) =>
      count !== 1 ||
      withdrawn !== statements.includes('withdrawn right') ||
      (status === 'paid' && open !== (withdrawn ? 0 : 3)),
  );
}

const isPaid = ({ id }: Buyer) => until(async () => (await stored()).get(id)?.status === 'paid', mailedWithinMs);

async function killAfter(ms: number): Promise<void> {
  await sleep(ms);
  await stage.product().kill();
  await stage.start();
}

test('killed at any moment between consent and receipt, and between withdrawal and acknowledgment, order, consent, case and one mail agree', async () => {
  const buyers: Buyer[] = [];
  let before: Buyer | undefined;
  // From the first statement of a transaction to long after the mail.
  for (const ms of [0, 10, 25, 50, 90, 150, 250, 400, 700, 1_200]) {
    const buyer = await order();
    if (before) await isPaid(before);
    const acts = [pay(buyer), ...(before ? [withdraw(before)] : [])];
    await killAfter(ms);
    expect(halves(await stored())).toEqual([]);
    await Promise.all(acts);
    buyers.push(buyer);
    before = buyer;
  }
  await isPaid(before!);
  await withdraw(before!);

  await until(() => buyers.every((buyer) => receipts(buyer) > 0 && acknowledgments(buyer) > 0), mailedWithinMs);
  const rows = await until(async () => {
    const now = await stored();
    return buyers.every(({ id }) => now.get(id)?.confirmed) && now;
  }, mailedWithinMs);
  await until(() => mailsTo(staffMailbox, /has withdrawn/) === buyers.length, mailedWithinMs);
  for (const buyer of buyers) {
    expect(rows.get(buyer.id)).toEqual({
      id: buyer.id,
      status: 'paid',
      consents: 1,
      confirmed: true,
      entries: ['consented', 'consents_confirmed', 'withdrawn'],
      withdrawn: true,
      statements: ['withdrawn right'],
      open: 0,
    });
    expect([receipts(buyer), acknowledgments(buyer)]).toEqual([1, 1]);
  }
}, 600_000);

test('killed at any moment between a booking and its mails, a session has one time, and buyer and coach one mail about it', async () => {
  const coach = newAddress('coach');
  const hours = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '08:00', to: '20:00' }));
  const availability = { zone: 'Europe/Warsaw', hours, away: [], buffer_minutes: 0, notice_hours: 30 };
  await stage.sql('INSERT INTO commerce.coaches (name, email, availability, published) VALUES ($1, $2, $3, true)', [
    'Kasia',
    coach,
    JSON.stringify(availability),
  ]);
  const buyers: Buyer[] = [];
  for (const ms of [0, 10, 25, 50, 90, 150, 400, 1_200]) {
    const buyer = await order({ productType: 'teasing-content', currency: 'EUR', hours: 1, language: 'en' });
    await pay(buyer);
    await isPaid(buyer);
    const path = `/api/orders/${buyer.id}`;
    const answer = await insist(path, () => ({ headers: { authorization: `Order ${buyer.secret}` } }));
    const { url } = ((await answer.json()) as Order).booking!;
    const page = await (await insist(url, () => ({}))).text();
    const [, at] = /name="at" value="([^"]+)"/.exec(page)!;
    await insist(url, form({ act: 'hold', at: at! }));
    const booking = insist(url, form({ act: 'book' }));
    await killAfter(ms);
    await booking;
    buyers.push(buyer);
  }

  const told = (buyer: Buyer) => mailsTo(buyer.email, /^Your session has a date/);
  const toCoach = () => stage.mail.copies().filter(({ envelope }) => envelope.to[0] === coach);
  const perBooking = () => new Set(toCoach().map(({ messageId }) => messageId)).size;
  await until(() => perBooking() >= buyers.length && buyers.every((buyer) => told(buyer) > 0), mailedWithinMs);
  const rows = await stage.sql<{ times: number; noted: number }>(
    `SELECT count(*)::int AS times, count(DISTINCT begins_at)::int AS noted FROM commerce.bookings
     JOIN commerce.order_sessions USING (order_id) WHERE state = 'booked' AND scheduled_at = begins_at`,
  );
  expect(rows).toEqual([{ times: buyers.length, noted: buyers.length }]);
  expect([perBooking(), ...buyers.map(told)]).toEqual([buyers.length, ...buyers.map(() => 1)]);
}, 600_000);
