import { useEffect, useState } from 'react';
import type { Order, OrderState, OrderStatus } from '@blue-peony/contracts';
import { codeOf } from '@blue-peony/ui';
import { useQuery } from '@tanstack/react-query';
import { checkPayment, fetchOrder } from './api.ts';
import { queryClient } from './query-client.ts';

/** Milliseconds between two polls of an unconfirmed payment, and the number of polls: two minutes in total. */
const pause = 3_000;
const looks = 40;
/** Milliseconds of waiting after which the server is told to ask the payment provider, once and once more. */
const patience = 20_000;

export type OrderView =
  | { state: 'loading' }
  /** `again`: retries; present when the server could not be reached, so that the order may exist. */
  | { state: 'missing'; again?: () => void }
  /** `late`: the page has stopped polling. */
  | { state: 'pending'; order: OrderState; late: boolean; again: () => void }
  | { state: Exclude<OrderStatus, 'pending' | 'paid'>; order: OrderState }
  /** `locked`: only the id is known; the purchase itself needs the secret. */
  | { state: 'locked'; order: OrderState }
  | { state: 'paid'; order: Order; again: () => void };

export function useOrder(orderId: string | undefined): OrderView {
  const [bound, setBound] = useState(looks);
  // The second is the route's own placeholder: a link that was never filled in.
  const valid = orderId !== undefined && orderId !== '' && orderId !== ':orderId';
  const { data, error, refetch } = useQuery(
    {
      queryKey: ['order', orderId],
      queryFn: ({ signal }) => fetchOrder(orderId!, signal),
      enabled: valid,
      // Every answer counts as a poll, even when the state did not change.
      notifyOnChangeProps: 'all',
      refetchInterval: ({ state }) => state.data?.status === 'pending' && asked(state) < bound && pause,
    },
    queryClient,
  );

  useEffect(() => {
    // A link from a mail was opened in the same tab.
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
  const gone = codeOf(error) === 'not_found';
  return gone ? { state: 'missing' } : { state: 'missing', again: () => void refetch() };
}

/** Asks the provider directly, because a webhook can be late or lost. */
function useProviderAsked(orderId: string | undefined, waiting: boolean): void {
  useEffect(() => {
    if (!orderId || !waiting) return;
    // The next poll tries again.
    const timer = setInterval(() => void checkPayment(orderId).catch(() => undefined), patience);
    return () => clearInterval(timer);
  }, [orderId, waiting]);
}

const asked = (state: { dataUpdateCount: number; errorUpdateCount: number } | undefined) =>
  (state?.dataUpdateCount ?? 0) + (state?.errorUpdateCount ?? 0);
