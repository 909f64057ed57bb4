import { agency } from '@blue-peony/agency';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { FilmingSuccessContent } from '../content/filming.ts';
import type { Legal } from '../content/legal.ts';
import { Success, type BookingState } from '../features/filming-success/success.tsx';
import { ChooseTime } from '../features/order/choose-time.tsx';
import { Consents } from '../features/order/consents.tsx';
import { Receipt } from '../features/order/receipt.tsx';
import { ReviewPermission } from '../features/order/review-permission.tsx';
import { useOrder, type OrderView } from '../features/order/use-order.ts';
import { Page } from './page.tsx';
import { usePurchaseReport } from './use-purchase-report.ts';

/** With an order it shows the order's real state and reports the purchase. */
export function FilmingSuccessPage({ content, legal }: { content: FilmingSuccessContent; legal: Legal }) {
  const [search] = useSearchParams();
  const orderId = search.get('order') ?? undefined;
  const view = useOrder(orderId);
  const state = orderId ? stateOf(view) : 'none';
  const paid = view.state === 'paid' && state === 'confirmed' ? view.order : undefined;
  const known = view.state !== 'loading';
  // The page script hides the prerendered text, because the order's state may be different.
  useEffect(() => void (known && delete document.documentElement.dataset.order), [known]);
  usePurchaseReport(paid);
  const receipt = view.state === 'paid' && paid && (
    <>
      <ChooseTime order={paid} />
      <Receipt order={paid} />
      <Consents order={paid} onAnswered={view.again} />
      <ReviewPermission order={paid} />
    </>
  );

  return (
    <Page title={`${content.pageTitle} · ${agency.name}`} hidden secret shop legal={legal}>
      <Success content={content} state={state} receipt={receipt} />
    </Page>
  );
}

function stateOf(view: OrderView): BookingState {
  // Must match the prerendered page, which the styles hide.
  if (view.state === 'loading') return 'none';
  // The order could not be loaded: it may be paid or not.
  if (view.state === 'missing') return view.again ? 'pending' : 'unknown';
  if (view.order.product !== 'teasing-content') return 'unknown';
  if (view.state === 'expired' || view.state === 'closed') return 'unknown';
  return view.state === 'paid' || view.state === 'locked' ? 'confirmed' : view.state;
}
