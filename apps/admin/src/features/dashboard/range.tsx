import { setParams, useParams } from '../../router/place.ts';
import { Select, type Option } from '../../ui/select.tsx';
import { dashboard as text } from './words.ts';

/** Ranges in whole days, today included. */
const ranges = [7, 30, 90, 365] as const;
const usualRange = 30;
const options = ranges.map((days): Option => [days, text.days(days)]);

export function useDays(): number {
  const params = useParams();
  return ranges.find((days) => String(days) === params.get('days')) ?? usualRange;
}

/** The request parameters: days begin at midnight in the viewer's time zone. */
export function queryOfDays(days: number): Record<string, string> {
  const start = new Date();
  start.setHours(0, 0, 0, 0);
  start.setDate(start.getDate() - (days - 1));
  return { from: start.toISOString(), time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone };
}

export function RangeSelect() {
  const days = useDays();
  return (
    <label className="mb-3 flex items-center gap-2 text-xs font-medium text-muted">
      {text.range}
      <Select
        className="field field-small font-normal text-body"
        value={days}
        options={options}
        onChoose={(chosen) => setParams({ days: chosen }, { replace: true })}
      />
    </label>
  );
}
