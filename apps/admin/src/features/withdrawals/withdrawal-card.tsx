import { formatMoney, type Withdrawal } from '@blue-peony/contracts';
import { Link } from '../../router/link.tsx';
import { Moment } from '../../ui/moment.tsx';
import { useNow } from '../../ui/use-now.ts';
import { WithdrawalActions } from './withdrawal-actions.tsx';
import { withdrawals as text } from './words.ts';

const dayMs = 86_400_000;
const looks = {
  open: 'bg-danger-tint text-danger',
  withdrawn: 'bg-warning-tint text-warning',
  closed: 'bg-sunken text-muted',
};

export function WithdrawalCard({ found }: { found: Withdrawal }) {
  const { id, name, contract, email, state, verdict, order, note, received_at, refund_by, statements } = found;
  const left = Math.floor((Date.parse(refund_by) - useNow()) / dayMs);
  const isRefunded = order?.status === 'refunded';
  const isDue = state === 'withdrawn' && !isRefunded;
  return (
    <article
      aria-labelledby={id}
      className="grid h-full content-start gap-3 rounded-xl bg-surface p-4 text-sm shadow-sm ring-1 ring-line"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <div className="min-w-0">
          <h3 id={id} className="font-semibold wrap-anywhere">
            {name}
          </h3>
          <p className="text-muted">{text.verdicts[verdict]}</p>
        </div>
        <span className={`rounded-full px-2.5 py-0.5 text-xs font-medium ${looks[isDue ? 'open' : state]}`}>
          {state === 'withdrawn' && isRefunded ? text.refunded : text.states[state]}
        </span>
      </div>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 tabular-nums">
        <dt className="text-muted">{text.contract}</dt>
        <dd className="wrap-anywhere">{contract}</dd>
        <dt className="text-muted">{text.email}</dt>
        <dd className="wrap-anywhere">{email}</dd>
        {order && (
          <>
            <dt className="text-muted">{text.order}</dt>
            <dd className="wrap-anywhere">
              <Link className="text-link" to={`/orders/${order.id}`}>
                {order.reference}
              </Link>{' '}
              · {formatMoney(order, 'en')} · {order.email}
            </dd>
          </>
        )}
      </dl>
      {state === 'open' && order && <p className="text-muted">{found.confirmed_at ? text.proven : text.unproven}</p>}
      {statements > 1 && <p className="text-muted">{text.statements(statements)}</p>}
      {isDue && <p className={left < 3 ? 'font-medium text-danger' : 'font-medium'}>{text.refundBy(left)}</p>}
      {note && <p className="rounded-lg bg-page px-3 py-1.5 wrap-anywhere">{note}</p>}
      <p className="text-xs text-muted">
        <Moment at={received_at} />
      </p>
      <WithdrawalActions found={found} />
    </article>
  );
}
