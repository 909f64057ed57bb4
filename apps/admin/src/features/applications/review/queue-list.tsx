import type { ReviewedApplication } from '@blue-peony/contracts';
import { useLayoutEffect, useRef } from 'react';
import { Link } from '../../../router/link.tsx';
import { useColleagues } from '../../../api/colleagues.ts';
import { ReplyClock } from '../reply-clock.tsx';
import { review } from '../review-words.ts';
import { usePresent } from '../use-live.ts';

const text = review.queue;

/** So many are drawn around the one under review. */
const before = 15;
const after = 35;

type Props = { items: readonly ReviewedApplication[]; id: string; search: string };

export function QueueList({ items, id, search }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const from = Math.max(0, items.findIndex((item) => item.id === id) - before);
  useLayoutEffect(() => {
    list.current?.querySelector(`[data-queued="${id}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [id]);
  return (
    <nav
      aria-label={text.label}
      className="min-h-0 overflow-y-auto rounded-xl bg-surface p-1.5 shadow-sm ring-1 ring-line print:hidden"
    >
      <ol ref={list} className="grid grid-cols-1 gap-0.5">
        {items.slice(from, from + before + after).map((item) => (
          <li key={item.id}>
            <QueueEntry application={item} current={item.id === id} search={search} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

type EntryProps = { application: ReviewedApplication; current: boolean; search: string };

function QueueEntry({ application, current, search }: EntryProps) {
  const { id, name, score } = application;
  const { nameOf } = useColleagues();
  const others = usePresent(id);
  return (
    <Link
      replace
      to={{ pathname: `/review/${id}`, search }}
      data-queued={id}
      aria-current={current || undefined}
      className="grid grid-cols-1 scroll-m-2 rounded-lg px-2 py-1.5 text-sm hover:bg-tint aria-[current]:bg-tint aria-[current]:ring-1 aria-[current]:ring-primary"
    >
      <span className="flex items-baseline justify-between gap-2">
        <bdi className={`truncate ${current ? 'font-semibold' : 'font-medium'}`}>{name}</bdi>
        {score !== null && (
          <span className="shrink-0 rounded-md bg-sunken px-1.5 text-xs/5 font-semibold tabular-nums">
            <span className="sr-only">{text.score} </span>
            {score}
          </span>
        )}
      </span>
      <span className="flex items-baseline justify-between gap-2 text-xs">
        <ReplyClock application={application} short />
        {others.length > 0 && (
          <span className="truncate rounded-md bg-warning-tint px-1.5 text-warning">
            {others.map(({ staff_id }) => nameOf(staff_id)).join(', ')}
            <span className="sr-only"> {text.here}</span>
          </span>
        )}
      </span>
    </Link>
  );
}
