import { useState } from 'react';
import type { Order } from '@blue-peony/contracts';
import { RequestFailure } from '@blue-peony/ui';
import { useQuery } from '@tanstack/react-query';
import { fetchOrder } from './api.ts';
import { queryClient } from './query-client.ts';

/** Milliseconds between two looks at a payment that is not confirmed yet, and how many looks there are: two minutes. */
const pause = 3_000;
const looks = 40;

export type OrderView =
  | { state: 'loading' }
  /** `again` is there when the order may exist after all: the server could not be asked. */
  | { state: 'missing'; again?: () => void }
  /** `late` once the page has stopped looking by itself. */
  | { state: 'pending'; order: Order; late: boolean; again: () => void }
  | { state: 'paid' | 'disputed' | 'refunded'; order: Order; again: () => void };

/** What the order page shows. A pending payment is looked at again, but not for ever. */
export function useOrder(orderId: string | undefined): OrderView {
  const [bound, setBound] = useState(looks);
  // The second is the route's own placeholder: a link that was never filled in.
  const valid = orderId !== undefined && orderId !== '' && orderId !== ':orderId';
  const { data, error, refetch } = useQuery(
    {
      queryKey: ['order', orderId],
      queryFn: ({ signal }) => fetchOrder(orderId!, signal),
      enabled: valid,
      // Every answer counts, also one that says the same again.
      notifyOnChangeProps: 'all',
      refetchInterval: ({ state }) => state.data?.status === 'pending' && asked(state) < bound && pause,
    },
    queryClient,
  );

  if (!valid) return { state: 'missing' };
  if (data?.status === 'pending') {
    const count = asked(queryClient.getQueryState(['order', orderId]));
    const again = () => {
      setBound(count + looks);
      void refetch();
    };
    return { state: 'pending', order: data, late: count >= bound, again };
  }
  if (data?.status === 'expired' || data?.status === 'closed') return { state: 'missing' };
  if (data?.status === 'review') return { state: 'disputed', order: data, again: () => void refetch() };
  if (data) return { state: data.status, order: data, again: () => void refetch() };
  if (!error) return { state: 'loading' };
  const gone = error instanceof RequestFailure && error.code === 'not_found';
  return gone ? { state: 'missing' } : { state: 'missing', again: () => void refetch() };
}

const asked = (state: { dataUpdateCount: number; errorUpdateCount: number } | undefined) =>
  (state?.dataUpdateCount ?? 0) + (state?.errorUpdateCount ?? 0);
