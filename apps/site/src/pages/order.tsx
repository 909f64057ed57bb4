import { agency } from '@blue-peony/agency';
import { useParams } from 'react-router-dom';
import type { Legal } from '../content/legal.ts';
import { AfterOrder } from '../features/order/after-order.tsx';
import { HomeLink, Loading, Stage } from '../features/order/frame.tsx';
import { OrderView } from '../features/order/order-view.tsx';
import { useOrder } from '../features/order/use-order.ts';
import { useText } from '../i18n/localized.tsx';
import { useAwake } from '../ui/use-awake.ts';
import { Page } from './page.tsx';
import { usePurchaseReport } from './use-purchase-report.ts';

/** One prerendered page for all orders; after hydration it loads the visitor's order. */
export function OrderPage({ legal }: { legal: Legal }) {
  const text = useText();
  const awake = useAwake();
  return (
    <Page title={`${text('order.pageTitle')} · ${agency.name}`} hidden secret shop legal={legal}>
      {awake ? (
        <Visit />
      ) : (
        <Stage>
          <Loading title={text('order.pageTitle')} words={text('order.loading')} />
          <noscript>{text('order.noScript', { email: agency.email })}</noscript>
        </Stage>
      )}
    </Page>
  );
}

function Visit() {
  const { orderId } = useParams();
  const view = useOrder(orderId);
  const paid = view.state === 'paid' ? view.order : undefined;
  usePurchaseReport(paid);
  return (
    <>
      <Stage>
        <OrderView view={view} orderId={orderId} />
        <HomeLink />
      </Stage>
      <AfterOrder reading={paid?.product === 'digital-guide'} />
    </>
  );
}
