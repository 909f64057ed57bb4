import type { DeskOrder } from '@blue-peony/contracts';
import { orders } from './words.ts';
import { duration } from '../../ui/duration.ts';
import { Moment } from '../../ui/moment.tsx';
import { useNow } from '../../ui/use-now.ts';

const text = orders.booking;
const soonSeconds = 8 * 3_600;

export function SessionClock({ session }: { session: NonNullable<DeskOrder['session']> }) {
  const now = useNow();
  const { answer_by, contacted_at, scheduled_at } = session;
  const left = (Date.parse(answer_by) - now) / 1000;
  const settled = scheduled_at ?? contacted_at;
  if (settled)
    return (
      <span className="text-muted">
        {scheduled_at ? text.date : text.contacted} <Moment at={settled} />
      </span>
    );
  if (left < 0) return <span className="font-medium text-danger">{text.late(duration(left))}</span>;
  const look = left < soonSeconds ? 'font-medium text-warning' : 'text-muted';
  return <span className={look}>{text.left(duration(left))}</span>;
}
