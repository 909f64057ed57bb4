import type { ReactNode } from 'react';
import { agency, claims, filmingClaims } from '@blue-peony/agency';
import type { Order } from '@blue-peony/contracts';
import { useIntl } from 'react-intl';
import { useLocale, useText } from '../../i18n/localized.tsx';
import { paths } from '../../paths.ts';
import { button } from '../../ui/button.ts';
import { ChooseTime } from './choose-time.tsx';
import { Consents } from './consents.tsx';
import { Frame, Loading } from './frame.tsx';
import { LinksByAddress } from './links-by-address.tsx';
import { OrderFiles } from './order-files.tsx';
import { Receipt } from './receipt.tsx';
import { ReviewPermission } from './review-permission.tsx';
import type { OrderView as View } from './use-order.ts';

export function OrderView({ view, orderId }: { view: View; orderId: string | undefined }) {
  const text = useText();
  switch (view.state) {
    case 'loading':
      return <Loading title={text('order.pageTitle')} words={text('order.loading')} />;
    case 'missing':
      return (
        <Frame
          mark="ended"
          title={text('order.notFoundTitle')}
          lead={
            <>
              <p>{text('order.notFoundText')}</p>
              {orderId && <p className="text-base wrap-anywhere text-white/70">{text('order.id', { id: orderId })}</p>}
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
          lead={
            <p role="status" className="wrap-anywhere">
              {text(view.late ? 'order.lateText' : 'order.pendingText', { email: agency.email })}
            </p>
          }
        >
          {view.late && <Again onClick={view.again}>{text('order.check')}</Again>}
        </Frame>
      );
    case 'locked':
      return (
        <Frame mark="done" title={text('order.lockedTitle')} lead={<p>{text('order.lockedText')}</p>}>
          <LinksByAddress ask="order.lockedAsk" />
        </Frame>
      );
    case 'paid':
      return <Paid order={view.order} onChanged={view.again} />;
    default:
      return <Told state={view.state} />;
  }
}

/** States without anything to do, each with its mark. */
const told = { review: 'waiting', disputed: 'waiting', refunded: 'ended', expired: 'ended', closed: 'ended' } as const;

function Told({ state }: { state: keyof typeof told }) {
  const text = useText();
  const values = { email: agency.email, hours: claims.replyHours };
  return (
    <Frame
      mark={told[state]}
      title={text(`order.${state}Title`)}
      lead={<p className="wrap-anywhere">{text(`order.${state}Text`, values)}</p>}
    />
  );
}

function Paid({ order, onChanged }: { order: Order; onChanged: () => void }) {
  const text = useText();
  const locale = useLocale();
  return (
    <Frame
      mark="done"
      title={text('order.thanks')}
      lead={<p className="wrap-anywhere">{text('order.email', { email: order.email })}</p>}
    >
      {order.withdrawn_at ? (
        <Withdrawn at={order.withdrawn_at} />
      ) : order.product === 'teasing-content' ? (
        <div className="text-center">
          <ChooseTime order={order} />
          <p className="text-lg text-pretty">{text('order.sessionText', { hours: filmingClaims.contactHours })}</p>
          <a href={`${paths.filmingSuccess(locale)}?order=${order.id}`} className={`${button('primary')} mt-6`}>
            {text('order.sessionLink')}
          </a>
        </div>
      ) : (
        <OrderFiles order={order} onChanged={onChanged} />
      )}
      <div className="mt-8 border-t border-ink/10 pt-6">
        <Receipt order={order} />
      </div>
      <Consents order={order} onAnswered={onChanged} />
      <ReviewPermission order={order} />
    </Frame>
  );
}

function Withdrawn({ at }: { at: string }) {
  const text = useText();
  const { formatDate } = useIntl();
  const date = formatDate(at, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <p role="status" className="text-lg text-pretty">
      {text('order.withdrawn', { date })}
    </p>
  );
}

function Again({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" onClick={onClick} className={`${button('primary')} w-full`}>
      {children}
    </button>
  );
}
