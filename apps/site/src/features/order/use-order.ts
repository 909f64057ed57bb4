import { useEffect, useState } from 'react';
import type { Order, OrderState, OrderStatus } from '@blue-peony/contracts';
import { RequestFailure } from '@blue-peony/ui';
import { useQuery } from '@tanstack/react-query';
import { checkPayment, fetchOrder } from './api.ts';
import { queryClient } from './query-client.ts';

/** Milliseconds between two looks at a payment that is not confirmed yet, and how many looks there are: two minutes. */
const pause = 3_000;
const looks = 40;
/** Milliseconds after which a page that waits has the provider itself asked, and asked again. */
const patience = 20_000;

export type OrderView =
  | { state: 'loading' }
  /** `again` is there when the order may exist after all: the server could not be asked. */
  | { state: 'missing'; again?: () => void }
  /** `late` once the page has stopped looking by itself. */
  | { state: 'pending'; order: OrderState; late: boolean; again: () => void }
  | { state: Exclude<OrderStatus, 'pending' | 'paid'>; order: OrderState }
  /** `locked` where only the id is known: what was bought opens with the secret. */
  | { state: 'locked'; order: OrderState }
  | { state: 'paid'; order: Order; again: () => void };

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

  useEffect(() => {
    // The link of a mail, opened in the same tab.
    const arrive = () => void (valid && location.hash.length > 30 && refetch());
    addEventListener('hashchange', arrive);
    return () => removeEventListener('hashchange', arrive);
  }, [valid, refetch]);

  const pending = data?.status === 'pending';
  const count = asked(queryClient.getQueryState(['order', orderId]));
  useProviderAsked(orderId, pending && count < bound);

  if (!valid) return { state: 'missing' };
  if (data?.status === 'pending') {
    const again = () => {
      setBound(count + looks);
      void refetch();
    };
    return { state: 'pending', order: data, late: count >= bound, again };
  }
  if (data?.status === 'paid')
    return 'email' in data
      ? { state: 'paid', order: data, again: () => void refetch() }
      : { state: 'locked', order: data };
  if (data) return { state: data.status, order: data };
  if (!error) return { state: 'loading' };
  const gone = error instanceof RequestFailure && error.code === 'not_found';
  return gone ? { state: 'missing' } : { state: 'missing', again: () => void refetch() };
}

/** A webhook may be late or lost: the provider knows. */
function useProviderAsked(orderId: string | undefined, waiting: boolean): void {
  useEffect(() => {
    if (!orderId || !waiting) return;
    // The next turn tries again.
    const timer = setInterval(() => void checkPayment(orderId).catch(() => undefined), patience);
    return () => clearInterval(timer);
  }, [orderId, waiting]);
}

const asked = (state: { dataUpdateCount: number; errorUpdateCount: number } | undefined) =>
  (state?.dataUpdateCount ?? 0) + (state?.errorUpdateCount ?? 0);
