import type { Order } from '@blue-peony/contracts';
import { useIntl } from 'react-intl';
import { useText } from '../../i18n/localized.tsx';
import { button } from '../../ui/button.ts';

/** The way to the page on which the buyer of a session chooses its time; nothing where staff find it with her. */
export function ChooseTime({ order: { booking } }: { order: Order }) {
  const text = useText();
  const { formatDate } = useIntl();
  if (!booking) return null;
  const { url, begins_at } = booking;
  const timeZone = booking.zone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const time = begins_at && formatDate(begins_at, { ...fullTime, timeZone });
  return (
    <div className="mb-8 text-center">
      <p className="text-lg text-pretty">{time ? text('order.timeBooked', { time }) : text('order.timeAsk')}</p>
      <a href={`${url}?zone=${encodeURIComponent(timeZone)}`} className={`${button('primary')} mt-4`}>
        {text(time ? 'order.timeChange' : 'order.timeChoose')}
      </a>
    </div>
  );
}

const fullTime = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;
