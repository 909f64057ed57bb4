import { endpoints, orderStatuses } from '@blue-peony/contracts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { call } from '../../api/call.ts';
import { messages } from '../../i18n/messages.ts';
import { ErrorText } from '../../ui/messages.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { OrderCard } from './order-card.tsx';

const text = messages.orders;

/** What was bought, for whoever answers a buyer; search and state live in the address. */
export function Orders() {
  const [params] = useSearchParams();
  const q = params.get('q') ?? '';
  const status = orderStatuses.find((known) => known === params.get('state')) ?? '';
  const { data, isPending, isError } = useQuery({
    queryKey: ['orders', q, status],
    queryFn: ({ signal }) =>
      call(endpoints.listOrders, { query: { q: q || undefined, status: status || undefined }, signal }),
    staleTime: 15_000,
  });

  return (
    <>
      <OrderFilter q={q} status={status} />
      {isPending && (
        <p role="status" className="py-16 text-center text-ink/70">
          {text.loading}
        </p>
      )}
      <ErrorText>{isError && text.failed}</ErrorText>
      {data?.items.length === 0 && (
        <p role="status" className="py-16 text-center text-ink/70">
          {q || status ? text.noMatch : text.empty}
        </p>
      )}
      <ul aria-label={text.heading} className="grid gap-3 empty:hidden lg:grid-cols-2 2xl:grid-cols-3">
        {data?.items.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} />
          </li>
        ))}
      </ul>
      {data?.more && <p className="py-4 text-center text-sm text-ink/70">{text.more}</p>}
    </>
  );
}

function OrderFilter({ q, status }: { q: string; status: string }) {
  const [, setParams] = useSearchParams();

  function narrow(name: 'q' | 'state', value: string) {
    setParams(
      (before) => {
        before.delete(name);
        if (value) before.set(name, value);
        return before;
      },
      { replace: true },
    );
  }

  return (
    <form
      role="search"
      aria-label={text.heading}
      className="mb-3 flex flex-wrap items-end gap-x-2.5 gap-y-2"
      onSubmit={(event) => event.preventDefault()}
    >
      <SearchField label={text.q} hint={text.hint} value={q} onChange={(value) => narrow('q', value)} />
      <label className="grid gap-0.5 text-xs font-medium text-ink/70">
        {text.state}
        <select
          className="min-h-9 rounded-lg border border-ink/50 bg-white px-2 text-sm font-normal text-ink"
          value={status}
          onChange={({ target }) => narrow('state', target.value)}
        >
          <option value="">{text.any}</option>
          {orderStatuses.map((value) => (
            <option key={value} value={value}>
              {text.states[value]}
            </option>
          ))}
        </select>
      </label>
    </form>
  );
}
