import type { Readiness } from '@blue-peony/contracts';
import { useQuery } from '@tanstack/react-query';
import { parts as text } from './words.ts';
import { Moment } from '../../ui/moment.tsx';
import { readReadiness } from './api.ts';

const everyMs = { well: 30_000, away: 5_000 };

export function PartsBanner() {
  const { data } = useQuery({
    queryKey: ['readiness'],
    queryFn: ({ signal }) => readReadiness(signal),
    // A hidden tab does not poll.
    refetchInterval: ({ state }) => (state.data?.away.length ? everyMs.away : everyMs.well),
    staleTime: everyMs.away,
    retry: false,
  });
  return (
    <div role="status" aria-label={text.label}>
      {data &&
        awayParts(data).map(({ name, since }) => {
          const [what, meaning] = text.away[name] ?? text.other(name);
          return (
            <p key={name} className="mb-4 rounded-lg bg-danger-tint px-3 py-2 text-sm">
              <strong className="font-semibold text-danger">
                {what}
                {since && (
                  <>
                    {' '}
                    ({text.since} <Moment at={since} />)
                  </>
                )}
                .
              </strong>{' '}
              {meaning}
            </p>
          );
        })}
    </div>
  );
}

function awayParts({ away, since }: Readiness): { name: string; since: string | undefined }[] {
  const names = [...new Set(away.map(partOf))];
  return names.map((name) => {
    const times = away.filter((path) => partOf(path) === name).flatMap((path) => since[path] ?? []);
    return { name, since: times.sort()[0] };
  });
}

const partOf = (path: string): string => path.split('/').at(-1)!;
