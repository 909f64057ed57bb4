import type { Readiness } from '@blue-peony/contracts';
import { useMailbox } from '../../api/mailbox.ts';
import { partOf } from '../../api/readiness.ts';
import { useMay } from '../../api/session.ts';
import { Moment } from '../../ui/moment.tsx';
import { away as text } from './away-words.ts';

const everyMs = 60_000;

type Props = { readiness: Readiness | undefined; complete: boolean };
type Away = { name: string; since: string | undefined };

export function PartsAway({ readiness, complete }: Props) {
  const mailbox = useMailbox({ enabled: useMay('applications.read') && complete, refetchInterval: everyMs });
  const all: Away[] = readiness ? awayParts(readiness) : [];
  if (mailbox?.state === 'away') all.push({ name: 'mailbox', since: mailbox.since ?? undefined });
  if (mailbox && mailbox.set_aside > 0) all.push({ name: 'set aside', since: undefined });
  return all.map(({ name, since }) => {
    const [what, meaning] = text.parts[name] ?? text.other(name);
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
  });
}

function awayParts({ away, since }: Readiness): Away[] {
  const names = [...new Set(away.map(partOf))];
  return names.map((name) => {
    const times = away.filter((path) => partOf(path) === name).flatMap((path) => since[path] ?? []);
    return { name, since: times.sort()[0] };
  });
}
