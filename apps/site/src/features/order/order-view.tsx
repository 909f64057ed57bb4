import type { ReactNode } from 'react';
import { agency } from '@blue-peony/agency';
import type { Order } from '@blue-peony/contracts';
import { useLocale, useText } from '../../i18n/localized.tsx';
import { paths } from '../../paths.ts';
import { button } from '../../ui/button.ts';
import { Frame, Loading } from './frame.tsx';
import { LinksByAddress } from './links-by-address.tsx';
import { OrderFiles } from './order-files.tsx';
import type { OrderView as View } from './use-order.ts';

type Props = { view: View; orderId: string | undefined };

/** The order page in each of its states. */
export function OrderView({ view, orderId }: Props) {
  const text = useText();
  switch (view.state) {
    case 'loading':
      return <Loading words={text('order.loading')} />;
    case 'missing':
      return (
        <Frame
          mark="ended"
          title={text('order.notFoundTitle')}
          lead={
            <>
              <p>{text('order.notFoundText')}</p>
              {orderId && <p className="text-base break-all text-white/70">{text('order.id', { id: orderId })}</p>}
              {view.again && <p className="text-base">{text('order.unreachable')}</p>}
            </>
          }
        >
          {view.again ? <Again onClick={view.again}>{text('order.again')}</Again> : <LinksByAddress />}
        </Frame>
      );
    case 'pending':
      return (
        <Frame
          mark="waiting"
          title={text('order.pendingTitle')}
          lead={<p role="status">{text(view.late ? 'order.lateText' : 'order.pendingText')}</p>}
        >
          {view.late && <Again onClick={view.again}>{text('order.check')}</Again>}
        </Frame>
      );
    case 'disputed':
      return (
        <Frame
          mark="waiting"
          title={text('order.disputedTitle')}
          lead={<p className="wrap-anywhere">{text('order.disputedText', { email: agency.email })}</p>}
        />
      );
    case 'refunded':
      return <Frame mark="ended" title={text('order.refundedTitle')} lead={<p>{text('order.refundedText')}</p>} />;
    case 'paid':
      return <Paid order={view.order} onRenewed={view.again} />;
  }
}

/** What was bought: the files of the guide, or what happens next with a session. */
function Paid({ order, onRenewed }: { order: Order; onRenewed: () => void }) {
  const text = useText();
  const locale = useLocale();
  return (
    <Frame
      mark="done"
      title={text('order.thanks')}
      lead={<p className="wrap-anywhere">{text('order.email', { email: order.email })}</p>}
    >
      {order.product === 'teasing-content' ? (
        <div className="text-center">
          <p className="text-lg text-pretty">{text('order.sessionText')}</p>
          <a href={paths.filmingSuccess(locale)} className={`${button('primary')} mt-6`}>
            {text('order.sessionLink')}
          </a>
        </div>
      ) : (
        <OrderFiles order={order} onRenewed={onRenewed} />
      )}
    </Frame>
  );
}

/** Stands on the card and fills it. */
function Again({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" onClick={onClick} className={`${button('primary')} w-full`}>
      {children}
    </button>
  );
}
