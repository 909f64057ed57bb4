import type { DeskOrder } from '@blue-peony/contracts';
import { orders as text } from './words.ts';
import { moneyText } from './api.ts';

const looks = {
  pending: 'bg-sunken text-muted',
  expired: 'bg-sunken text-muted',
  closed: 'bg-sunken text-muted',
  review: 'bg-warning-tint text-warning',
  paid: 'bg-success-tint text-success',
  disputed: 'bg-danger-tint text-danger',
  refunded: 'bg-danger-tint text-danger',
};

export function OrderState({ order: { status, refunded, currency } }: { order: DeskOrder }) {
  return (
    <>
      <span className={`rounded-full px-2.5 py-0.5 text-xs font-medium whitespace-nowrap ${looks[status]}`}>
        {text.states[status]}
      </span>
      {status === 'paid' && refunded > 0 && (
        <span className="block pt-1 text-xs text-muted">{text.partly(moneyText(refunded, currency))}</span>
      )}
    </>
  );
}
