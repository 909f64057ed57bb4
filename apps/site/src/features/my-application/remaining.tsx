import { useIntl } from 'react-intl';
import { useNow } from './use-now.ts';

const minute = 60_000;

/** Time that is left until a moment, in hours and minutes; below ten minutes it also counts the seconds. */
export function Remaining({ until }: { until: string }) {
  const { formatNumber } = useIntl();
  const left = Math.max(0, Date.parse(until) - useNow());
  const unit = (value: number, name: 'hour' | 'minute') =>
    formatNumber(value, { style: 'unit', unit: name, unitDisplay: 'short' });
  const minutes = Math.floor(left / minute);
  const seconds = Math.floor((left % minute) / 1_000);
  const words =
    minutes < 10
      ? `${minutes}:${String(seconds).padStart(2, '0')}`
      : [minutes >= 60 && unit(Math.floor(minutes / 60), 'hour'), unit(minutes % 60, 'minute')]
          .filter(Boolean)
          .join(' ');
  return (
    <p role="timer" className="text-2xl font-semibold tracking-tight text-ink tabular-nums">
      {words}
    </p>
  );
}
