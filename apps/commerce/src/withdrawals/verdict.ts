import type { Verdict } from '@blue-peony/contracts';
import type { OrderEntity } from '../shared/order/order.entity.ts';
import { periodEnd, placeOf } from './period.ts';

export type Delivered = {
  /** When the buyer gave both consents, and when a mail confirmed them. */
  consentedAt: Date | null;
  confirmedAt: Date | null;
  /** The first download of any file. */
  downloadedAt: Date | null;
  /** Begin of a session. */
  scheduledAt: Date | null;
};
type Sold = Pick<
  OrderEntity,
  'paidAt' | 'refundReason' | 'product' | 'hours' | 'currency' | 'language' | 'withdrawnAt'
>;

const hourMs = 3_600_000;

/** Whether the buyer could withdraw at that time. What happens later changes nothing. */
export function verdictOf(order: Sold, delivered: Delivered, at: Date): Verdict {
  if (order.withdrawnAt) return 'repeated';
  if (order.refundReason === 'refund') return 'refunded';
  if (!order.paidAt) return 'unpaid';
  if (at >= periodEnd(order.paidAt, placeOf(order))) return 'late';
  return endedBy(order, delivered, at) ?? 'right';
}

/** How the right ended by the buyer's consent (Directive 2011/83/EU, Article 16 (a) and (m)). */
function endedBy({ product, hours }: Sold, delivered: Delivered, at: Date): 'downloaded' | 'held' | undefined {
  const { consentedAt, confirmedAt, downloadedAt, scheduledAt } = delivered;
  const isBy = (time: Date | null) => time !== null && time <= at;
  if (!isBy(consentedAt)) return undefined;
  if (product === 'digital-guide')
    // Without the confirmation on a durable medium the right remains, even after a download.
    return isBy(downloadedAt) && isBy(confirmedAt) ? 'downloaded' : undefined;
  return isBy(scheduledAt && new Date(scheduledAt.getTime() + (hours ?? 1) * hourMs)) ? 'held' : undefined;
}
