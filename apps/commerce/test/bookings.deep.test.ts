import { setTimeout } from 'node:timers/promises';
import { beforeEach, expect, test } from '@jest/globals';
import type { Order } from '@blue-peony/contracts';
import { until } from '@blue-peony/test-kit';
import { useCommerceApp } from './commerce-app.ts';
import { sessionsOn } from './sessions.ts';

const app = useCommerceApp();
const { addCoach, session, linkOf, act, offeredBy, bookings, mailsOf, forget } = sessionsOn(app);

beforeEach(forget);

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
});
