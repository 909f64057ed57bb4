import type { DeskOrder } from '@blue-peony/contracts';
import { shop } from '../../i18n/shop.ts';
import { orders as text } from './words.ts';
import { moneyText } from '../../ui/money-text.ts';
import { Tag } from '../../ui/tag.tsx';

const tones = {
  pending: 'plain',
  expired: 'plain',
  closed: 'plain',
  review: 'warning',
  paid: 'success',
  disputed: 'danger',
  refunded: 'danger',
} as const;

export function OrderState({ order: { status, refunded, currency } }: { order: DeskOrder }) {
  return (
    <>
      <Tag tone={tones[status]}>{shop.states[status]}</Tag>
      {status === 'paid' && refunded > 0 && (
        <span className="block pt-1 text-xs text-muted">{text.partly(moneyText(refunded, currency))}</span>
      )}
    </>
  );
}
