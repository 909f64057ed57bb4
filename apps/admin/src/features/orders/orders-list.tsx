import type { DeskOrder } from '@blue-peony/contracts';
import { productText, shop } from '../../i18n/shop.ts';
import { Link } from '../../router/link.tsx';
import { orders as text } from './words.ts';
import { moneyText } from '../../ui/money-text.ts';
import { Moment } from '../../ui/moment.tsx';
import { OrderState } from './order-state.tsx';
import { SessionClock } from './session-clock.tsx';

export function OrdersList({ orders }: { orders: readonly DeskOrder[] }) {
  return (
    <ul aria-label={text.heading} className="divide-y divide-line panel text-sm empty:hidden">
      {orders.map((order) => (
        <li
          key={order.id}
          className="relative grid gap-x-4 gap-y-1 px-4 py-2.5 hover:bg-tint md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)_9rem_minmax(0,3fr)_11rem] md:items-center"
        >
          <Link
            to={`/orders/${order.id}`}
            className="min-w-0 font-medium wrap-anywhere after:absolute after:inset-0 hover:underline"
          >
            {order.email || shop.noEmail}
            <code className="block font-mono text-xs font-normal text-muted">{order.reference}</code>
          </Link>
          <span className="text-muted tabular-nums">
            {productText(order)}, {moneyText(order.amount, order.currency)}
          </span>
          <span>
            <OrderState order={order} />
          </span>
          <span className="text-muted tabular-nums">
            {order.session && order.status === 'paid' && <SessionClock session={order.session} />}
            {order.files.length > 0 &&
              order.files
                .map((file) => `${text.files[file.file_type]} ${file.download_count}/${file.max_downloads}`)
                .join(' · ')}
          </span>
          <span className="text-xs text-muted md:text-right">
            <Moment at={order.paid_at ?? order.created_at} />
          </span>
        </li>
      ))}
    </ul>
  );
}
