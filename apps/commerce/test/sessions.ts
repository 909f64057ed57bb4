import { coachSchema, type CoachForm, type Order } from '@blue-peony/contracts';
import { formPost } from '@blue-peony/test-kit';
import { expect } from '@jest/globals';
import { session as oneHour, type CommerceApp } from './commerce-app.ts';

export const hour = 3_600_000;
export const day = 24 * hour;

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

/** What buyers of sessions and staff do on a running service. */
export function sessionsOn(app: CommerceApp) {
  const addCoach = async (given: Partial<CoachForm> = {}) =>
    coachSchema.strict().parse(await (await app.asStaff('coaches', 'POST', coach(given))).json());
  const session = (hours = 1) => app.paidOrder({ ...oneHour, hours });
  const linkOf = async ({ id }: Order) => (await app.order(id)).booking!.url;
  const act = async (link: string, fields: Record<string, string>, at = app.url) => {
    const answer = await fetch(at + link, formPost({ zone: 'Europe/Warsaw', ...fields }));
    // A page that nobody reads keeps its connection.
    const page = await answer.text();
    return { status: answer.status, text: async () => page };
  };
  /** The free times that the page offers. */
  const offeredBy = async (link: string) => {
    const page = await app.call(`${link}?zone=Europe/Warsaw`);
    expect(page.status).toBe(200);
    const times = [...(await page.text()).matchAll(/name="at" value="([^"]+)"/g)].map(([, at]) => at!);
    expect(times).not.toEqual([]);
    return times;
  };
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
  /** The mails that were asked for about an order. */
  async function mailsOf({ id }: Order): Promise<string[]> {
    await app.allTold();
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
  const scheduled = async ({ id }: Order) => (await app.record(id)).session!.scheduled_at;
  const forget = async () => {
    await app.database.query('DELETE FROM bookings');
    await app.database.query('DELETE FROM coaches');
  };
  return { addCoach, session, linkOf, act, offeredBy, book, bookings, mailsOf, setTime, scheduled, forget };
}
