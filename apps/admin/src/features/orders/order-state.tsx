import type { DeskOrder } from '@blue-peony/contracts';
import { orders as text } from './words.ts';
import { moneyText } from './api.ts';

const looks = {
  pending: 'bg-ink/8 text-ink/75',
  expired: 'bg-ink/8 text-ink/75',
  closed: 'bg-ink/8 text-ink/75',
  review: 'bg-amber-100 text-amber-900',
  paid: 'bg-success/10 text-success',
  disputed: 'bg-danger/8 text-danger',
  refunded: 'bg-danger/8 text-danger',
};

export function OrderState({ order: { status, refunded, currency } }: { order: DeskOrder }) {
  return (
    <>
      <span className={`rounded-full px-2.5 py-0.5 text-xs font-medium whitespace-nowrap ${looks[status]}`}>
        {text.states[status]}
      </span>
      {status === 'paid' && refunded > 0 && (
        <span className="block pt-1 text-xs text-ink/70">{text.partly(moneyText(refunded, currency))}</span>
      )}
    </>
  );
}
