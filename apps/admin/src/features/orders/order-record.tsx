import type { OrderRecord } from '@blue-peony/contracts';
import { codeOf } from '@blue-peony/ui';
import type { ComponentType, ReactNode } from 'react';
import { Link } from '../../router/link.tsx';
import { filters } from '../../i18n/filters.ts';
import { productText, shop } from '../../i18n/shop.ts';
import { orders as text } from './words.ts';
import { ErrorText } from '../../ui/messages.tsx';
import { moneyText } from '../../ui/money-text.ts';
import { Moment } from '../../ui/moment.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useRecord } from './api.ts';
import { BuyerPanel } from './buyer-panel.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { OrderFiles } from './order-files.tsx';
import { OrderState } from './order-state.tsx';
import { RenewLinks } from './renew-links.tsx';
import { ReviewPanel } from './review-panel.tsx';
import { SessionPanel } from './session-panel.tsx';

const words = text.record;

type Props = { orderId: string; Person: ComponentType<{ order: OrderRecord }> };

/** @param Person what is known of the buyer elsewhere */
export function OrderRecord({ orderId, Person }: Props) {
  const { data: order, error } = useRecord(orderId);
  const gone = codeOf(error) === 'not_found';
  return (
    <div className="grid grid-cols-1 gap-3">
      <p>
        <Link className="text-link inline-block min-h-6 text-sm" to="/orders">
          {words.back}
        </Link>
      </p>
      {!order && !error && <p role="status">{text.loading}</p>}
      <ErrorText>{error && (gone ? words.gone : text.failed)}</ErrorText>
      {order && (
        <div className="grid grid-cols-1 items-start gap-3 lg:grid-cols-2">
          <div className="grid grid-cols-1 gap-3">
            <Panel heading={order.email || shop.noEmail} aside={<OrderState order={order} />}>
              <Facts order={order} />
            </Panel>
            <Person order={order} />
            {order.status === 'paid' && <BuyerPanel order={order} />}
            {order.session && <SessionPanel orderId={order.id} session={order.session} />}
            {order.review && <ReviewPanel orderId={order.id} review={order.review} />}
            {order.files.length > 0 && (
              <Panel heading={words.files}>
                <OrderFiles files={order.files} />
                {order.status === 'paid' && <RenewLinks id={order.id} email={order.email} />}
              </Panel>
            )}
          </div>
          <HistoryPanel id={order.id} timeline={order.timeline} />
        </div>
      )}
    </div>
  );
}

function Facts({ order }: { order: OrderRecord }) {
  const { facts } = words;
  const code = (value: string) => <code className="font-mono text-xs wrap-anywhere select-all">{value}</code>;
  const rows: [string, ReactNode][] = [
    [facts.reference, code(order.reference)],
    [facts.number, code(order.id)],
    ...(order.payment_id ? [[facts.payment, code(order.payment_id)] satisfies [string, ReactNode]] : []),
    [facts.product, productText(order)],
    [facts.amount, moneyText(order.amount, order.currency)],
    [facts.language, filters.languages[order.language]],
    [facts.started, <Moment key="started" at={order.created_at} />],
    ...(order.paid_at ? [[facts.paid, <Moment key="paid" at={order.paid_at} />] satisfies [string, ReactNode]] : []),
  ];
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
      {rows.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
