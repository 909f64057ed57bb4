import type { MoneyCase } from '@blue-peony/contracts';
import { productText } from '../../i18n/shop.ts';
import { Link } from '../../router/link.tsx';
import { moneyText } from '../../ui/money-text.ts';
import { money as text } from './words.ts';
import { Moment } from '../../ui/moment.tsx';
import { CaseActions } from './case-actions.tsx';

const looks = {
  open: 'bg-danger-tint text-danger',
  accepted: 'bg-success-tint text-success',
  refunded: 'bg-sunken text-muted',
  closed: 'bg-sunken text-muted',
};

export function CaseCard({ found }: { found: MoneyCase }) {
  const agreed = found.state === 'accepted';
  const { id, email, reason, state, paid, order, payment_id, payment_status, opened_at, decided_at, note } = found;
  return (
    <article
      aria-labelledby={id}
      className="grid h-full content-start gap-3 rounded-xl bg-surface p-4 text-sm shadow-sm ring-1 ring-line"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <div className="min-w-0">
          <h3 id={id} className="font-semibold wrap-anywhere">
            {email || text.noEmail}
          </h3>
          <p className="text-muted">{agreed ? text.agreed : text.reasons[reason]}</p>
        </div>
        <span className={`rounded-full px-2.5 py-0.5 text-xs font-medium ${looks[state]}`}>{text.states[state]}</span>
      </div>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 tabular-nums">
        <dt className="text-muted">{text.paid}</dt>
        <dd className="font-medium">{moneyText(paid.amount, paid.currency)}</dd>
        {order && (
          <>
            <dt className="text-muted">{agreed ? text.product : text.price}</dt>
            <dd>
              {!agreed && `${moneyText(order.amount, order.currency)} · `}
              {productText(order)}
            </dd>
            <dt className="text-muted">{text.order}</dt>
            <dd className="font-mono text-xs leading-5 wrap-anywhere">
              <Link className="text-link" to={`/orders/${order.id}`}>
                {order.id}
              </Link>
            </dd>
          </>
        )}
        <dt className="text-muted">{text.payment}</dt>
        <dd className="font-mono text-xs leading-5 wrap-anywhere select-all">{payment_id}</dd>
      </dl>
      {payment_status === 'disputed' && <p className="text-danger">{text.disputed}</p>}
      {state === 'open' && payment_status !== 'disputed' && (
        <p className="text-muted">{email ? text.told : text.untold}</p>
      )}
      {note && <p className="rounded-lg bg-page px-3 py-1.5 wrap-anywhere">{note}</p>}
      <p className="text-xs text-muted">
        <Moment at={opened_at} />
        {decided_at && (
          <>
            {' · '}
            {text.states[state]} <Moment at={decided_at} />
          </>
        )}
      </p>
      <CaseActions found={found} />
    </article>
  );
}
