import { Link } from '../../router/link.tsx';
import { useParams } from '../../router/place.ts';
import { orders as text } from './words.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { ErrorText, Quiet } from '../../ui/messages.tsx';
import { readFilter, useOrders } from './api.ts';
import { OrderFilter } from './order-filter.tsx';
import { OrdersList } from './orders-list.tsx';
import { SalesPanel } from './sales-panel.tsx';

export function Orders() {
  const params = useParams();
  const filter = readFilter(params);
  const { data, isPending, isError, hasNextPage, isFetchingNextPage, fetchNextPage } = useOrders(filter);
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
      {hasNextPage && (
        <p className="py-4 text-center">
          <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {text.more}
          </Button>
        </p>
      )}
    </>
  );
}
