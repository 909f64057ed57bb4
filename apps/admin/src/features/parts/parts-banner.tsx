import type { Readiness } from '@blue-peony/contracts';
import { partOf, useReadiness } from '../../api/readiness.ts';
import { parts as text } from './words.ts';
import { useLineLost } from '../../ui/line.ts';
import { Moment } from '../../ui/moment.tsx';

export function PartsBanner() {
  const { data } = useReadiness();
  const lost = useLineLost();
  return (
    <div id="parts-away" role="status" aria-label={text.label}>
      {lost && (
        <p className="mb-4 rounded-lg bg-danger-tint px-3 py-2 text-sm">
          <strong className="font-semibold text-danger">{text.lost[0]}.</strong> {text.lost[1]}
        </p>
      )}
      {!lost &&
        data &&
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
