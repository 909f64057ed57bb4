import { useReadiness, partOf } from '../../api/readiness.ts';
import { useMay } from '../../api/session.ts';
import { useDeadLetters, useOpenCases, useToday } from '../../api/waiting.ts';
import { Link } from '../../router/link.tsx';
import { today as text } from './words.ts';

type Count = { name: keyof typeof text.counts; to: string; count: number | undefined; urgent: boolean };

/** Counts of open work; each leads to the list that it counts. */
export function Counts() {
  const { data: open } = useToday();
  const cases = useOpenCases().data?.open;
  const dead = useDeadLetters().data?.counts;
  const away = new Set(useReadiness().data?.away.map(partOf)).size;
  const [decides, mails] = [useMay('money.decide'), useMay('mails.read')];
  const unknown = open?.unknown_replies ?? 0;
  const counts: (Count | false)[] = [
    { name: 'late', to: '/?reply=late', count: open?.late, urgent: true },
    { name: 'wanted', to: '/?reply=wanted', count: open?.wanted, urgent: true },
    { name: 'mine', to: '/?reply=open&assigned=me', count: open?.mine, urgent: false },
    { name: 'unassigned', to: '/?reply=open&assigned=none', count: open?.unassigned, urgent: false },
    unknown > 0 && { name: 'unknown', to: '#unknown-replies', count: unknown, urgent: true },
    decides && { name: 'payments', to: '/money?state=open', count: cases, urgent: true },
    mails && { name: 'mails', to: '#emails', count: dead && dead.outage + dead.fault, urgent: true },
    away > 0 && { name: 'away', to: '#parts-away', count: away, urgent: true },
  ];
  return (
    <ul
      aria-label={text.waiting}
      className="grid grid-cols-2 gap-3 max-sm:[&>li:first-child:nth-last-child(odd)]:col-span-2 sm:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]"
    >
      {counts.map(
        (count) =>
          count && (
            <li key={count.name}>
              <Tile {...count} />
            </li>
          ),
      )}
    </ul>
  );
}

function Tile({ name, to, count, urgent }: Count) {
  const color = !count ? 'text-muted' : urgent ? 'text-danger' : '';
  const look =
    'grid h-full content-start gap-1 rounded-xl bg-surface px-4 py-3 shadow-sm ring-1 ring-line hover:bg-tint hover:ring-control';
  const words = (
    <>
      <span className={`text-3xl font-semibold tracking-tight tabular-nums ${color}`}>
        {count === undefined ? text.none : count.toLocaleString('en')}
      </span>{' '}
      <span className="text-sm text-muted">{text.counts[name]}</span>
    </>
  );
  // The browser itself goes to a place on this page.
  if (to.startsWith('#'))
    return (
      <a href={to} className={look}>
        {words}
      </a>
    );
  return (
    <Link to={to} className={look}>
      {words}
    </Link>
  );
}
