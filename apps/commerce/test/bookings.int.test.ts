import { beforeEach, describe, expect, test } from '@jest/globals';
import { bookingListSchema, bookingTextSchema, type Order } from '@blue-peony/contracts';
import { until } from '@blue-peony/test-kit';
import { useCommerceApp } from './commerce-app.ts';
import { BookingsRepository } from '../src/shared/bookings/bookings.repository.ts';
import { remindBooked } from '../src/bookings/remind-booked.ts';
import { day, hour, sessionsOn } from './sessions.ts';
import { withdrawalsOn } from './withdrawals.ts';

const app = useCommerceApp();
const { addCoach, session, linkOf, act, offeredBy, book, bookings, mailsOf, setTime, scheduled, forget } =
  sessionsOn(app);
const { byPage } = withdrawalsOn(app);

beforeEach(forget);

test('while no coach is published, staff find the time as promised: no page offers one', async () => {
  const order = await session();
  expect(await app.order(order.id)).not.toHaveProperty('booking');
  await addCoach({ published: false });
  expect(await app.order(order.id)).not.toHaveProperty('booking');
  expect(await app.orderText(order.id)).not.toHaveProperty('booking_link');
  await addCoach();
  expect((await app.order(order.id)).booking).toMatchObject({ begins_at: null });
  expect(await app.orderText(order.id)).toHaveProperty('booking_link');
});

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

  test.each<[string, (order: Order & { page: string }) => Promise<unknown>]>([
    ['a refund', ({ page }) => app.act(page, 'refund')],
    ['a dispute', ({ page }) => app.act(page, 'dispute')],
    ['a withdrawal', (order) => byPage(order, 'ola@example.com')],
  ])('is freed by %s, which tells both', async (_, end) => {
    await addCoach();
    const order = await session();
    const link = await book(order);
    await end(order);
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
    await remindBooked(app.database, new BookingsRepository(app.database));
    expect((await mailsOf(tomorrow)).filter((mail) => mail === 'session_day')).toHaveLength(1);
    expect((await mailsOf(soon)).filter((mail) => mail === 'session_hour')).toHaveLength(1);
    expect(await mailsOf(late)).toEqual(['session_booked']);
  });
});

test('a link opens its own booking alone, by nothing but the whole of it, and ends with the session', async () => {
  await addCoach();
  const [one, other] = [await session(), await session()];
  const link = await book(one);
  const token = link.split('/').at(-1)!;
  const opened = async (id: string, by: string) => (await app.call(`/api/sessions/${id}/${by}`)).status;
  expect(await opened(other.id, token)).toBe(404);
  for (const [at, sign] of [...token].entries())
    expect(await opened(one.id, token.slice(0, at) + (sign === 'A' ? 'B' : 'A') + token.slice(at + 1))).toBe(404);
  expect(await opened(one.id, token)).toBe(200);
  await setTime(one, -2 * hour);
  expect(await opened(one.id, token)).toBe(404);
});

test('staff read sessions by time, and a date that the buyer has booked is hers to move', async () => {
  await addCoach();
  const order = await session();
  await book(order);
  const from = new Date().toISOString();
  const until = new Date(Date.now() + 40 * day).toISOString();
  const answer = await app.asStaff(`sessions?${new URLSearchParams({ from, until })}`);
  const { items } = bookingListSchema.strict().parse(await answer.json());
  expect(items).toEqual([expect.objectContaining({ order_id: order.id, reference: order.reference, coach: 'Kasia' })]);
  const { session: known } = await app.record(order.id);
  expect(known).toMatchObject({ booked: true, outcome: null });
  const version = known!.version;
  const change = (to: object) => app.asStaff(`orders/${order.id}/session`, 'PATCH', { ...to, version });
  expect((await change({ scheduled_at: null })).status).toBe(409);
  const held = await change({ outcome: 'held' });
  expect(await held.json()).toMatchObject({ session: { outcome: 'held' } });
});

test('a coach is changed in the version that staff have seen, and one that there is not is not found', async () => {
  const { id, ...coach } = await addCoach();
  const change = async (of: string) => (await app.asStaff(`coaches/${of}`, 'PUT', coach)).status;
  expect([await change(id), await change(id), await change(crypto.randomUUID())]).toEqual([200, 409, 404]);
});

test('a coach’s calendar is read by its secret address until the address is renewed, and names no buyer', async () => {
  const { id } = await addCoach();
  const order = await session();
  await book(order);
  const addressOf = async (renew: boolean) => {
    const { url } = (await (await app.asStaff(`coaches/${id}/feed`, 'POST', { renew })).json()) as { url: string };
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
