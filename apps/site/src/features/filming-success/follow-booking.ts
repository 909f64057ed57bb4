import type { Order, PurchaseEvent } from '@blue-peony/contracts';
import { callApi, RequestFailure } from '@blue-peony/ui';

/** `confirmed` also while nothing else is known: a checkout sends only those back who have paid. */
export type BookingState = 'confirmed' | 'pending' | 'refunded' | 'unknown';

type Follow = {
  orderId: string;
  /** Ends the following. */
  signal: AbortSignal;
  onState: (state: BookingState) => void;
  /** Called once in the life of a paid order, whoever opens its page how often. */
  onPurchase: (order: Order) => void;
  /** Milliseconds between two looks. */
  pause?: number;
};

/** Milliseconds. */
const limit = 10_000;
/** A payment that takes longer than two minutes is confirmed by mail. */
const looks = 40;

/** Looks at an order until its payment is decided, and reports what the page should say. Never throws. */
export async function followBooking({ orderId, signal, onState, onPurchase, pause = 3_000 }: Follow): Promise<void> {
  const path = `/api/orders/${encodeURIComponent(orderId)}`;
  for (let look = 0; look < looks && !signal.aborted; look += 1) {
    try {
      const order = await callApi<Order>(path, { signal }, limit);
      if (signal.aborted) return;
      const state = stateOf(order);
      onState(state);
      if (state === 'confirmed') {
        const { track } = await callApi<PurchaseEvent>(`${path}/purchase-event`, { method: 'POST', signal }, limit);
        if (track) onPurchase(order);
      }
      if (state !== 'pending') return;
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof RequestFailure && error.code === 'not_found') return onState('unknown');
      // Anything else may pass; what the page says stays as it is.
      console.error('The booking could not be looked up', error);
    }
    await rest(pause, signal);
  }
}

function stateOf({ product, status }: Order): BookingState {
  if (product !== 'teasing-content') return 'unknown';
  return status === 'paid' ? 'confirmed' : status;
}

/** Waits so many milliseconds, or until the following ends. */
const rest = (pause: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, pause);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
