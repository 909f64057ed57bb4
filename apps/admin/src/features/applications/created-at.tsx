import { useNow } from '../../ui/use-now.ts';

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });
const short = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short' });
const time = new Intl.DateTimeFormat('en', { timeStyle: 'short' });

export function CreatedAt({ at, withTime = false }: { at: string; withTime?: boolean }) {
  const date = new Date(at);
  return (
    <time dateTime={at} className="whitespace-nowrap tabular-nums">
      {day.format(date)}
      {withTime && (
        <>
          {' '}
          <span className="text-muted max-xl:block">{time.format(date)}</span>
        </>
      )}
    </time>
  );
}

/** The time of today, the day of any other date. */
export function ReceivedAt({ at }: { at: string }) {
  const date = new Date(at);
  const isToday = day.format(date) === day.format(useNow());
  return (
    <time dateTime={at} title={`${day.format(date)}, ${time.format(date)}`} className="text-muted tabular-nums">
      {isToday ? time.format(date) : short.format(date)}
    </time>
  );
}
