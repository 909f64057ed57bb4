import { endpoints } from '@blue-peony/contracts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { call } from '../../api/call.ts';
import { messages } from '../../i18n/messages.ts';
import { ErrorText } from '../../ui/messages.tsx';
import { Numbers } from './numbers.tsx';

const text = messages.dashboard;

/** Whole days, today included. */
const ranges = [7, 30, 90, 365] as const;
const usualRange = 30;

function rangeOf(params: URLSearchParams): number {
  return ranges.find((days) => String(days) === params.get('days')) ?? usualRange;
}

/** Midnight in the viewer's zone, so many days ago. */
function since(days: number): string {
  const start = new Date();
  start.setHours(0, 0, 0, 0);
  start.setDate(start.getDate() - (days - 1));
  return start.toISOString();
}

export function Dashboard() {
  const [params, setParams] = useSearchParams();
  const days = rangeOf(params);
  const { data, isPending, isError } = useQuery({
    queryKey: ['dashboard', days],
    queryFn: ({ signal }) =>
      call(endpoints.dashboard, {
        query: { from: since(days), time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone },
        signal,
      }),
    staleTime: 60_000,
  });
  return (
    <>
      <label className="mb-3 flex items-center gap-2 text-xs font-medium text-ink/70">
        {text.range}
        <select
          className="min-h-9 rounded-lg border border-ink/50 bg-white px-2 text-sm font-normal text-ink"
          value={days}
          onChange={({ target }) => setParams({ days: target.value }, { replace: true })}
        >
          {ranges.map((range) => (
            <option key={range} value={range}>
              {text.days(range)}
            </option>
          ))}
        </select>
      </label>
      {isPending && (
        <p role="status" className="py-16 text-center text-ink/70">
          {text.loading}
        </p>
      )}
      <ErrorText>{isError && text.failed}</ErrorText>
      {data && <Numbers dashboard={data} />}
    </>
  );
}
