import { useState } from 'react';
import { bookingsEndpoints, type Booking } from '@blue-peony/contracts';
import { useCall } from '../../api/use-call.ts';
import { Link } from '../../router/link.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorText } from '../../ui/messages.tsx';
import { sessions as text } from './words.ts';

const dayOf = (at: string, timeZone?: string) =>
  new Intl.DateTimeFormat('en', { weekday: 'long', day: 'numeric', month: 'long', timeZone }).format(new Date(at));
const clock = (at: string, timeZone?: string) =>
  new Intl.DateTimeFormat('en', { hour: 'numeric', minute: '2-digit', timeZoneName: 'short', timeZone }).format(
    new Date(at),
  );
const ownZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Midnight of the viewer's Monday, so many weeks from now. */
function mondayOf(weeks: number): Date {
  const now = new Date();
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - ((now.getDay() + 6) % 7) + 7 * weeks);
}

/** The sessions of a week, day by day. */
export function Week() {
  const [weeks, setWeeks] = useState(0);
  const [from, until] = [mondayOf(weeks).toISOString(), mondayOf(weeks + 1).toISOString()];
  const { data, isError } = useCall(['bookings', from], bookingsEndpoints.listBookings, {
    query: { from, until },
    refetchInterval: 60_000,
  });
  const days = new Map<string, Booking[]>();
  for (const booking of data?.items ?? []) {
    const day = dayOf(booking.begins_at);
    days.set(day, [...(days.get(day) ?? []), booking]);
  }
  return (
    <section aria-labelledby="week" className="mb-6 grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <h2 id="week" className="mr-auto text-lg font-semibold">
          {text.heading}
        </h2>
        <Button onClick={() => setWeeks(weeks - 1)}>{text.before}</Button>
        <Button onClick={() => setWeeks(0)}>{text.today}</Button>
        <Button onClick={() => setWeeks(weeks + 1)}>{text.next}</Button>
      </div>
      <p className="text-sm text-muted">{text.zone(ownZone)}</p>
      <ErrorText>{isError && text.failed}</ErrorText>
      <p role="status" className="text-sm text-muted empty:hidden">
        {data && days.size === 0 && text.none}
      </p>
      {[...days].map(([day, bookings]) => (
        <div key={day} className="grid gap-2">
          <h3 className="font-medium">{day}</h3>
          <ul className="divide-y divide-line panel text-sm">
            {bookings.map((booking) => (
              <Entry key={booking.id} booking={booking} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function Entry({ booking: { begins_at, ends_at, zone, order_id, coach, reference } }: { booking: Booking }) {
  const buyersDay = dayOf(begins_at, zone);
  return (
    <li className="relative grid gap-x-4 gap-y-1 px-4 py-2.5 hover:bg-tint sm:grid-cols-[16rem_minmax(0,1fr)]">
      <span className="tabular-nums">
        {clock(begins_at)} – {clock(ends_at)}
        <span className="block text-xs text-muted">
          {buyersDay !== dayOf(begins_at) && `${buyersDay}, `}
          {clock(begins_at, zone)} ({zone})
        </span>
      </span>
      <Link to={`/orders/${order_id}`} className="font-medium after:absolute after:inset-0 hover:underline">
        {text.entry(coach, reference)}
      </Link>
    </li>
  );
}
