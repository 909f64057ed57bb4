import { mailsEndpoints, type Person } from '@blue-peony/contracts';
import type { ReactNode } from 'react';
import { useColleagues } from '../../api/colleagues.ts';
import { useCall } from '../../api/use-call.ts';
import { Link } from '../../router/link.tsx';
import type { To } from '../../router/place.ts';
import { Button } from '../../ui/button.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Tag } from '../../ui/tag.tsx';
import { people as text } from './words.ts';

type Props = {
  to: To;
  name: string;
  at: string;
  /** Why it may be of the same person. */
  same?: string | undefined;
  merge?: Person['orders'][number] | undefined;
  busy: boolean;
  onMerge?: (() => void) | undefined;
  onUndo: ((mergeId: string) => void) | undefined;
  children: ReactNode;
};

/** An application or an order of a person, or of what may be the same person. */
export function PersonLine({ to, name, at, same, merge, busy, onMerge, onUndo, children }: Props) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 py-2 first:pt-0 last:pb-0">
      <div className="wrap-anywhere">
        <Link className="text-link inline-block min-h-6" to={to}>
          <bdi>{name}</bdi>
        </Link>{' '}
        {same && <Tag tone="warning">{same}</Tag>}
        <p className="text-muted">
          <Moment at={at} />
          {children}
        </p>
        {merge && <MergedBy merge={merge} />}
      </div>
      {merge
        ? onUndo && (
            <Button
              look="quiet"
              aria-label={text.undo.openFor(name)}
              busy={busy}
              onClick={() => onUndo(merge.merge_id)}
            >
              {text.undo.open}
            </Button>
          )
        : onMerge && (
            <Button aria-label={text.merge.openFor(name)} onClick={onMerge}>
              {text.merge.open}
            </Button>
          )}
    </li>
  );
}

function MergedBy({ merge: { merged_by, merged_at } }: { merge: Person['orders'][number] }) {
  const { nameOf } = useColleagues();
  return (
    <p className="text-xs text-muted">
      {text.merged(nameOf(merged_by))}, <Moment at={merged_at} />
    </p>
  );
}

const staleTime = 60_000;

export function ApplicationMails({ id }: { id: string }) {
  const { data } = useCall(['application', id, 'mails', 'count'], mailsEndpoints.listMails, {
    params: { id },
    staleTime,
  });
  return data && data.items.length > 0 && <> · {text.mails(data.items.length)}</>;
}

export function OrderMails({ orderId }: { orderId: string }) {
  const { data } = useCall(['orders', 'mails', orderId], mailsEndpoints.listOrderMails, {
    params: { orderId },
    staleTime,
  });
  return data && data.items.length > 0 && <> · {text.mails(data.items.length)}</>;
}
