import { useEffect, useState } from 'react';
import { agency } from '@blue-peony/agency';
import { useSearchParams } from 'react-router-dom';
import type { FilmingSuccessContent } from '../content/filming.ts';
import type { Legal } from '../content/legal.ts';
import { followBooking, type BookingState } from '../features/filming-success/follow-booking.ts';
import { Success } from '../features/filming-success/success.tsx';
import { onceConsented } from '../features/tracking/once-consented.ts';
import { track } from '../features/tracking/track.ts';
import { Page } from './page.tsx';

type Props = { content: FilmingSuccessContent; legal: Legal };

/** Where the checkout of a session returns to. With an order it tells the order's true state and reports its purchase. */
export function FilmingSuccessPage({ content, legal }: Props) {
  const [search] = useSearchParams();
  const orderId = search.get('order');
  const [state, setState] = useState<BookingState>('confirmed');

  useEffect(() => {
    if (!orderId) return;
    const following = new AbortController();
    let stopWaiting = () => {};
    void followBooking({
      orderId,
      signal: following.signal,
      onState: setState,
      onPurchase: ({ id, amount, currency }) => {
        const purchase = { name: 'Purchase', id, content: 'Filming Services', value: amount, currency } as const;
        stopWaiting = onceConsented(() => track(purchase));
      },
    });
    return () => {
      following.abort();
      stopWaiting();
    };
  }, [orderId]);

  return (
    <Page title={`${content.pageTitle} · ${agency.name}`} hidden legal={legal}>
      <Success content={content} state={state} />
    </Page>
  );
}
