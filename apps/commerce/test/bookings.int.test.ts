import { setTimeout } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  bookingListSchema,
  bookingTextSchema,
  coachSchema,
  type CoachForm,
  type Order,
  type OrderRecord,
} from '@blue-peony/contracts';
import { until } from '@blue-peony/test-kit';
import { useCommerceApp } from './commerce-app.ts';

const app = useCommerceApp();

const hour = 3_600_000;
const day = 24 * hour;

const coach = (given: Partial<CoachForm> = {}): CoachForm => ({
  name: 'Kasia',
  email: 'kasia@agency.example',
  zone: 'Europe/Warsaw',
  hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ day: weekday, from: '08:00', to: '20:00' })),
  away: [],
  buffer_minutes: 0,
  notice_hours: 30,
  published: true,
  version: 0,
  ...given,
});
const asStaff = async (path: string, body?: object, method = 'POST') =>
  app.call(`/api/admin/${path}`, {
    headers: { authorization: `Bearer ${await app.identity.token()}`, 'content-type': 'application/json' },
    ...(body && { method, body: JSON.stringify(body) }),
  });
const addCoach = async (given: Partial<CoachForm> = {}) =>
  coachSchema.strict().parse(await (await asStaff('coaches', coach(given))).json());

async function session(hours = 1): Promise<Order> {
  const { page, orderId } = await app.checkout({
    productType: 'teasing-content',
    currency: 'EUR',
    hours,
    language: 'de',
  });
  await app.act(page, 'pay');
  return app.settled(orderId, 'paid');
}
const linkOf = async ({ id }: Order) => (await app.order(id)).booking!.url;
const act = (link: string, fields: Record<string, string>, at = app.url) =>
  fetch(at + link, { method: 'POST', body: new URLSearchParams({ zone: 'Europe/Warsaw', ...fields }) });
/** The free times that the page offers. */
const offeredBy = async (link: string) =>
  [...(await (await app.call(`${link}?zone=Europe/Warsaw`)).text()).matchAll(/name="at" value="([^"]+)"/g)].map(
    ([, at]) => at!,
  );
async function book(order: Order, at?: string): Promise<string> {
  const link = await linkOf(order);
  const time = at ?? (await offeredBy(link))[0]!;
  expect((await act(link, { act: 'hold', at: time })).status).toBe(200);
  expect((await act(link, { act: 'book' })).status).toBe(200);
  return link;
}
const bookings = () =>
  app.database.query<{ id: string; order_id: string; state: string; sequence: number; begins_at: Date }[]>(
    `SELECT id, order_id, state, sequence, begins_at FROM bookings ORDER BY begins_at`,
  );
/** The mails that were asked for about an order, once every event of the outbox has arrived. */
async function mailsOf({ id }: Order): Promise<string[]> {
  await until(async () => {
    const [{ left }] = await app.owner.query<[{ left: number }]>(
      `SELECT (SELECT count(*) FROM commerce.outbox)::int
         + (SELECT count(*) FROM notification.inbox WHERE state = 'received')::int AS left`,
    );
    return left === 0;
  });
  return app.events.flatMap((event) =>
    event.type === 'commerce.booking-mail-requested.v1' && event.payload.order_id === id ? [event.payload.mail] : [],
  );
}
/** Moves what is booked to another time, as if it had been booked for then. */
const setTime = ({ id }: Order, ms: number) =>
  app.database.query(
    `UPDATE bookings SET begins_at = now() + $2 * interval '1 millisecond',
       ends_at = now() + ($2 + 3600000) * interval '1 millisecond', busy = 'empty' WHERE order_id = $1 AND state = 'booked'`,
    [id, ms],
  );
const scheduled = async ({ id }: Order) =>
  ((await (await asStaff(`orders/${id}`)).json()) as OrderRecord).session!.scheduled_at;

beforeEach(async () => {
  await app.database.query('DELETE FROM bookings');
  await app.database.query('DELETE FROM coaches');
});

test('while no coach is published, staff find the time as promised: no page offers one', async () => {
  const order = await session();
  expect(await app.order(order.id)).not.toHaveProperty('booking');
  await addCoach({ published: false });
  expect(await app.order(order.id)).not.toHaveProperty('booking');
  expect(await (await app.inner(`order-texts/${order.id}`)).json()).not.toHaveProperty('booking_link');
  await addCoach();
  expect((await app.order(order.id)).booking).toMatchObject({ begins_at: null });
  expect(await (await app.inner(`order-texts/${order.id}`)).json()).toHaveProperty('booking_link');
});

test('50 buyers race for 10 times on two replicas: 10 book, 40 are asked to choose again, and no two share a time', async () => {
  await addCoach();
  const orders: Order[] = [];
  while (orders.length < 50) orders.push(...(await Promise.all([1, 2, 3, 4, 5].map(() => session()))));
  const other = (await app.startAnother()).url;
  const times = (await offeredBy(await linkOf(orders[0]!))).filter((at) => at.endsWith(':00:00.000Z')).slice(0, 10);
  expect(times).toHaveLength(10);
  const outcomes = await Promise.all(
    orders.map(async (order, index) => {
      const [link, at] = [await linkOf(order), index % 2 ? app.url : other];
      const held = await act(link, { act: 'hold', at: times[index % 10]! }, at);
      if (held.status !== 200) return [held.status, /vergeben/.test(await held.text())];
      return [(await act(link, { act: 'book' }, at)).status, true];
    }),
  );
  expect(outcomes.filter(([status]) => status === 200)).toHaveLength(10);
  expect(outcomes.filter(([status, isAsked]) => status === 409 && isAsked)).toHaveLength(40);
  const booked = (await bookings()).filter(({ state }) => state === 'booked');
  expect(booked.map(({ begins_at }) => begins_at.toISOString())).toEqual(times);
  for (const { order_id } of booked) expect(await mailsOf({ id: order_id } as Order)).toEqual(['session_booked']);
}, 120_000);

test('the database keeps two bookings of a coach apart, and lets two coaches work at the same time', async () => {
  await addCoach();
  await addCoach({ name: 'Ola' });
  const [first, second, third] = [await session(2), await session(2), await session(2)];
  const at = (await offeredBy(await linkOf(first)))[0]!;
  await book(first, at);
  await book(second, at);
  expect(await offeredBy(await linkOf(third))).not.toContain(at);
  const own = await bookings();
  expect(own.map(({ state }) => state)).toEqual(['booked', 'booked']);
  const forced = app.database.query(
    `INSERT INTO bookings (order_id, coach_id, state, begins_at, ends_at, zone, busy)
     SELECT $2, coach_id, 'booked', begins_at, ends_at, zone, busy FROM bookings WHERE id = $1`,
    [own[0]!.id, third.id],
  );
  await expect(forced).rejects.toMatchObject({ code: '23P01' });
});

describe('a time that is held', () => {
  test('is nobody else’s for ten minutes, then free again', async () => {
    await addCoach();
    const [first, second] = [await session(), await session()];
    const [one, other] = [await linkOf(first), await linkOf(second)];
    const at = (await offeredBy(one))[0]!;
    expect(await (await act(one, { act: 'hold', at })).text()).toMatch(/bis .*frei/);
    expect(await offeredBy(other)).not.toContain(at);
    expect((await act(other, { act: 'hold', at })).status).toBe(409);
    await app.database.query(`UPDATE bookings SET held_until = now() - interval '1 second'`);
    expect(await offeredBy(other)).toContain(at);
    await book(second, at);
    expect((await act(one, { act: 'book' })).status).toBe(409);
    expect(await mailsOf(first)).toEqual([]);
  });

  test('is let go for another one, and a second press of the button books it once', async () => {
    await addCoach();
    const order = await session();
    const link = await linkOf(order);
    const [first, second] = await offeredBy(link);
    await act(link, { act: 'hold', at: first! });
    await act(link, { act: 'leave' });
    await act(link, { act: 'hold', at: second! });
    await Promise.all([1, 2, 3].map(() => act(link, { act: 'book' })));
    expect((await bookings()).map(({ state, begins_at }) => [state, begins_at.toISOString()])).toEqual([
      ['booked', second],
    ]);
    expect(await mailsOf(order)).toEqual(['session_booked']);
    expect(await scheduled(order)).toBe(second);
  });
});

test('a connection that breaks at any moment of a booking leaves a time with exactly one mail, or neither', async () => {
  await addCoach();
  const found = new Set<string>();
  for (let ms = 0; ms < 30; ms += 4) {
    const order = await session();
    const link = await linkOf(order);
    await act(link, { act: 'hold', at: (await offeredBy(link))[0]! });
    const booking = act(link, { act: 'book' });
    await setTimeout(ms);
    app.line.reset();
    await booking.catch(() => undefined);
    await until(async () => (await app.call('/readyz').catch(() => undefined))?.status === 200);
    const states = (await bookings()).filter(({ order_id }) => order_id === order.id).map(({ state }) => state);
    found.add(`${states.join()} ${(await mailsOf(order)).join()}`);
  }
  expect([...found].filter((each) => !['booked session_booked', 'held '].includes(each))).toEqual([]);
  expect(found).toContain('booked session_booked');
}, 120_000);

describe('a session with a date', () => {
  test('moves, also to a time that overlaps the one before, with the same entry in a higher sequence', async () => {
    await addCoach();
    const order = await session(2);
    const times = await offeredBy(await linkOf(order));
    const link = await book(order, times[2]);
    const [before] = await bookings();
    await book(order, times[3]);
    await book(order, times[0]);
    expect(await bookings()).toEqual([expect.objectContaining({ id: before!.id, sequence: 2, state: 'booked' })]);
    expect(await mailsOf(order)).toEqual(['session_booked', 'session_moved', 'session_moved']);
    const page = await (await app.call(link)).text();
    expect(page).toContain('Europe/Warsaw');
    expect(await scheduled(order)).toBe(times[0]);
  });

  test.each([
    ['24 hours and a minute', day + 60_000, 200],
    ['23 hours and 59 minutes', day - 60_000, 409],
  ])('can be moved and canceled %s before, by the promise of 24 hours', async (_, ms, status) => {
    await addCoach();
    const order = await session();
    const link = await book(order);
    const at = (await offeredBy(link))[20]!;
    await setTime(order, ms);
    expect((await act(link, { act: 'hold', at })).status).toBe(status);
    await act(link, { act: 'leave' });
    expect((await act(link, { act: 'cancel' })).status).toBe(status);
    const expected = status === 200 ? ['session_booked', 'session_canceled'] : ['session_booked'];
    expect(await mailsOf(order)).toEqual(expected);
  });

  test('that was canceled frees its time, and its buyer can choose another one', async () => {
    await addCoach();
    const order = await session();
    const link = await linkOf(order);
    const at = (await offeredBy(link))[0]!;
    await book(order, at);
    expect((await act(link, { act: 'cancel' })).status).toBe(200);
    expect(await scheduled(order)).toBeNull();
    await book(order, at);
    expect((await bookings()).map(({ state }) => state).sort()).toEqual(['booked', 'canceled']);
  });

  test.each<[string, (order: Order, page: string) => Promise<unknown>]>([
    ['a refund', (_, page) => app.act(page, 'refund')],
    ['a dispute', (_, page) => app.act(page, 'dispute')],
    [
      'a withdrawal',
      ({ id, reference }) =>
        app.call('/api/withdrawal/de', {
          method: 'POST',
          body: new URLSearchParams({
            name: 'Ola',
            contract: reference,
            email: 'ola@example.com',
            confirm: 'yes',
            order: id,
            secret: app.proofOf(id).authorization.split(' ')[1]!,
          }),
        }),
    ],
  ])('is freed by %s, which tells both', async (_, end) => {
    await addCoach();
    const { page, orderId } = await app.checkout({
      productType: 'teasing-content',
      currency: 'EUR',
      hours: 1,
      language: 'de',
    });
    await app.act(page, 'pay');
    const order = await app.settled(orderId, 'paid');
    const link = await book(order);
    await end(order, page);
    await until(async () => (await bookings())[0]!.state === 'canceled');
    expect(await mailsOf(order)).toEqual(['session_booked', 'session_canceled']);
    expect((await app.call(link)).status).toBe(404);
  });

  test('is brought to mind a day and an hour before, once, unless it was booked later than that', async () => {
    await addCoach();
    const [tomorrow, soon, late] = [await session(), await session(), await session()];
    for (const order of [tomorrow, soon, late]) await book(order);
    await app.database.query(`UPDATE bookings SET timed_at = now() - interval '3 days' WHERE order_id <> $1`, [
      late.id,
    ]);
    await setTime(tomorrow, 23 * hour);
    await setTime(soon, hour - 60_000);
    await setTime(late, 23 * hour);
    await app.startAnother();
    await until(async () => (await mailsOf(soon)).includes('session_hour'));
    await app.startAnother();
    expect((await mailsOf(tomorrow)).filter((mail) => mail === 'session_day')).toHaveLength(1);
    expect((await mailsOf(soon)).filter((mail) => mail === 'session_hour')).toHaveLength(1);
    expect(await mailsOf(late)).toEqual(['session_booked']);
  });
});

test('a link opens its own booking alone and ends with the session; 10,000 guesses open nothing', async () => {
  await addCoach();
  const [one, other] = [await session(), await session()];
  const link = await book(one);
  const token = link.split('/').at(-1)!;
  expect((await app.call(`/api/sessions/${other.id}/${token}`)).status).toBe(404);
  // Each differs from the link in its last three bytes.
  const guesses = Array.from(
    { length: 10_000 },
    (_, index) => token.slice(0, -4) + Buffer.from([index >> 16, index >> 8, index]).toString('base64url'),
  ).filter((guess) => guess !== token);
  const opened = new Set<number>();
  for (let from = 0; from < guesses.length; from += 50)
    for (const { status } of await Promise.all(
      guesses.slice(from, from + 50).map((guess) => app.call(`/api/sessions/${one.id}/${guess}`)),
    ))
      opened.add(status);
  expect([...opened]).toEqual([404]);
  await setTime(one, -2 * hour);
  expect((await app.call(link)).status).toBe(404);
}, 120_000);

test('staff read sessions by time, and a date that the buyer has booked is hers to move', async () => {
  await addCoach();
  const order = await session();
  await book(order);
  const from = new Date().toISOString();
  const until = new Date(Date.now() + 40 * day).toISOString();
  const answer = await asStaff(`sessions?${new URLSearchParams({ from, until })}`);
  const { items } = bookingListSchema.strict().parse(await answer.json());
  expect(items).toEqual([expect.objectContaining({ order_id: order.id, reference: order.reference, coach: 'Kasia' })]);
  const { session: known } = (await (await asStaff(`orders/${order.id}`)).json()) as OrderRecord;
  expect(known).toMatchObject({ booked: true, outcome: null });
  const version = known!.version;
  const moved = await asStaff(`orders/${order.id}/session`, { scheduled_at: null, version }, 'PATCH');
  expect(moved.status).toBe(409);
  const held = await asStaff(`orders/${order.id}/session`, { outcome: 'held', version }, 'PATCH');
  expect(await held.json()).toMatchObject({ session: { outcome: 'held' } });
});

test('a coach’s calendar is read by its secret address until the address is renewed, and names no buyer', async () => {
  const { id } = await addCoach();
  const order = await session();
  await book(order);
  const addressOf = async (renew: boolean) => {
    const { url } = (await (await asStaff(`coaches/${id}/feed`, { renew })).json()) as { url: string };
    return new URL(url).pathname;
  };
  const address = await addressOf(false);
  const answer = await app.call(address);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  const text = await answer.text();
  expect(text).toContain('BEGIN:VEVENT');
  expect(text).not.toMatch(/@example\.com/);
  const renewed = await addressOf(true);
  expect([(await app.call(address)).status, (await app.call(renewed)).status]).toEqual([404, 200]);
});

test('the text of a mail has the time, both zones and an entry for each calendar', async () => {
  await addCoach();
  const order = await session(2);
  const link = await book(order);
  const [{ id, begins_at }] = (await bookings()) as [Awaited<ReturnType<typeof bookings>>[number]];
  const read = async () => bookingTextSchema.strict().parse(await (await app.inner(`booking-texts/${id}`)).json());
  const text = await read();
  expect(text).toMatchObject({ canceled: false, language: 'de', hours: 2, link });
  expect(text.when).toMatch(/ \(Europe\/Warsaw\)$/);
  expect(text.coach).toMatchObject({ name: 'Kasia', to: 'kasia@agency.example' });
  const stamp = begins_at.toISOString().replace(/[-:]|\.000/g, '');
  for (const words of ['METHOD:REQUEST', `DTSTART:${stamp}`, `UID:${id}@shop.test`, 'SEQUENCE:0'])
    expect(text.calendars.buyer).toContain(words);
  await act(link, { act: 'cancel' });
  const { canceled, calendars } = await read();
  expect(canceled).toBe(true);
  for (const words of ['METHOD:CANCEL', 'STATUS:CANCEL', `UID:${id}@shop.test`, 'SEQUENCE:1'])
    expect(calendars.coach).toContain(words);
});
