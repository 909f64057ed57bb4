import { ordersEndpoints, type SalesTotals } from '@blue-peony/contracts';
import { useCall } from '../../api/use-call.ts';
import { orders as ordersText } from './words.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { ErrorText } from '../../ui/messages.tsx';
import { Panel } from '../../ui/panel.tsx';
import { moneyText } from '../../ui/money-text.ts';

const text = ordersText.sales;
const days = 30;

const dayBefore = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString().slice(0, 10);

export function SalesPanel() {
  const range = { from: dayBefore(days - 1), to: dayBefore(0) };
  const { data, isError } = useCall(['orders', 'sales', range], ordersEndpoints.readSales, {
    query: range,
    staleTime: 60_000,
  });
  const items = data?.items ?? [];
  return (
    <Panel heading={text.heading} className="mb-3">
      <ErrorText>{isError && text.failed}</ErrorText>
      {data && items.length === 0 && <p className="text-muted">{text.none}</p>}
      {items.length > 0 && (
        <>
          <ul className="flex flex-wrap gap-x-8 gap-y-2">
            {sumsOf(items).map(({ currency, amount, refunded, orders }) => (
              <li key={currency}>
                <span className="mr-2 text-2xl font-semibold tabular-nums">
                  {moneyText(amount - refunded, currency)}
                </span>
                <span className="text-xs text-muted">{text.orders(orders)}</span>
              </li>
            ))}
          </ul>
          <details>
            <summary className="min-h-6 cursor-pointer text-muted">{text.byDay}</summary>
            <DataTable caption={text.byDay} columns={Object.values(text.columns)}>
              {items.map((item) => (
                <tr key={`${item.day} ${item.product} ${item.currency}`} className="tabular-nums">
                  <td className="whitespace-nowrap">{item.day}</td>
                  <td>{text.products[item.product]}</td>
                  <td>{item.orders}</td>
                  <td>{moneyText(item.amount, item.currency)}</td>
                  <td>{item.refunded > 0 && moneyText(item.refunded, item.currency)}</td>
                </tr>
              ))}
            </DataTable>
          </details>
        </>
      )}
    </Panel>
  );
}

type Sum = Omit<SalesTotals['items'][number], 'day' | 'product'>;

function sumsOf(items: SalesTotals['items']): Sum[] {
  const sums = new Map<string, Sum>();
  for (const { currency, orders, amount, refunded } of items) {
    const sum = sums.get(currency) ?? { currency, orders: 0, amount: 0, refunded: 0 };
    sums.set(currency, {
      currency,
      orders: sum.orders + orders,
      amount: sum.amount + amount,
      refunded: sum.refunded + refunded,
    });
  }
  return [...sums.values()];
}
