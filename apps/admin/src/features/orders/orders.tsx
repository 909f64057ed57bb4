import { Link } from '../../router/link.tsx';
import { useParams } from '../../router/place.ts';
import { orders as text } from './words.ts';
import { Empty } from '../../ui/empty.tsx';
import { ErrorText, Quiet } from '../../ui/messages.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { readFilter, useOrders } from './api.ts';
import { OrderFilter } from './order-filter.tsx';
import { OrdersList } from './orders-list.tsx';
import { SalesPanel } from './sales-panel.tsx';

export function Orders() {
  const params = useParams();
  const filter = readFilter(params);
  const found = useOrders(filter);
  const { data, isPending, isError } = found;
  const orders = data?.pages.flatMap(({ items }) => items) ?? [];
  const narrowed = [...params].length > 0;

  return (
    <>
      <OrderFilter {...filter} />
      {!narrowed && <SalesPanel />}
      {isPending && <Quiet>{text.loading}</Quiet>}
      <ErrorText>{isError && text.failed}</ErrorText>
      {data && orders.length === 0 && !narrowed && <Empty heading={text.empty} explain={text.emptyExplain} />}
      {data && orders.length === 0 && narrowed && (
        <Empty heading={text.noMatch} explain={text.noMatchExplain}>
          <Link className="text-link" to="/orders">
            {text.all}
          </Link>
        </Empty>
      )}
      <OrdersList orders={orders} />
      <div className="grid py-4">
        <MoreButton query={found}>{text.more}</MoreButton>
      </div>
    </>
  );
}
