import { agency, seller, sellerLines } from '@blue-peony/agency';
import { formatMoney, type Order } from '@blue-peony/contracts';
import { useIntl } from 'react-intl';
import { useLocale, useText } from '../../i18n/localized.tsx';
import { Papers } from './papers.tsx';
import { WithdrawButton } from './withdraw-button.tsx';

export function Receipt({ order }: { order: Order }) {
  const text = useText();
  const { tag, language } = useLocale();
  const { formatDate } = useIntl();
  const { reference, product, hours, paid_at, amount, currency } = order;
  const facts = [
    [text('order.reference'), reference],
    [
      text('order.product'),
      product === 'digital-guide' ? text('order.guide') : text('order.session', { hours: hours ?? 1 }),
    ],
    [text('order.date'), paid_at ? formatDate(paid_at, { dateStyle: 'long' }) : ''],
    [text('order.amount'), formatMoney({ amount, currency }, tag)],
    [text('order.seller'), sellerLines().join('\n')],
  ] as const;
  return (
    <section aria-labelledby="receipt">
      <h2 id="receipt" className="font-display text-2xl">
        {text('order.receipt')}
      </h2>
      <dl className="mt-4 grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-stone">{label}</dt>
            <dd className="font-semibold wrap-anywhere whitespace-pre-line tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {order.refunded > 0 && (
        <p className="mt-4">
          {text('order.partlyRefunded', { amount: formatMoney({ amount: order.refunded, currency }, tag) })}
        </p>
      )}
      <p className="mt-4 text-sm text-pretty wrap-anywhere text-stone">
        {seller.withdrawal[language].replace('{mailbox}', agency.email)}
      </p>
      <Papers order={order} />
      <WithdrawButton order={order} />
    </section>
  );
}
