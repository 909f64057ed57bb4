import {
  mailsEndpoints,
  ordersEndpoints,
  orderStatuses,
  orderViews,
  type OrderStatus,
  type OrderView,
} from '@blue-peony/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { useCall } from '../../api/use-call.ts';

export type OrderFilter = {
  q: string;
  view: OrderView;
  status: OrderStatus | '';
  from: string;
  to: string;
};

/** By default only sales are listed; a search finds orders in all states. */
export function readFilter(params: URLSearchParams): OrderFilter {
  const get = (name: string) => params.get(name) ?? '';
  const q = get('q');
  const view = orderViews.find((known) => known === get('view')) ?? (q || get('state') ? 'all' : 'sales');
  const status = orderStatuses.find((known) => known === get('state')) ?? '';
  return { q, view, status, from: get('from'), to: get('to') };
}

export function useOrders({ q, view, status, from, to }: OrderFilter) {
  const query = { q: q || undefined, view, status: status || undefined, from: from || undefined, to: to || undefined };
  return useInfiniteQuery({
    queryKey: ['orders', query],
    queryFn: ({ pageParam, signal }) =>
      call(ordersEndpoints.listOrders, { query: { ...query, cursor: pageParam ?? undefined }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor,
    staleTime: 15_000,
  });
}

export const recordKey = (orderId: string) => ['orders', 'record', orderId];

export const useRecord = (orderId: string) =>
  useCall(recordKey(orderId), ordersEndpoints.readOrderRecord, { params: { orderId }, staleTime: 5_000 });

export const useOrderMails = (orderId: string) =>
  useCall([...recordKey(orderId), 'mails'], mailsEndpoints.listOrderMails, {
    params: { orderId },
    staleTime: 5_000,
    refetchInterval: ({ state }) => state.data?.items.some((mail) => mail.state === 'waiting') && 5_000,
  });
