import { z } from 'zod';
import type { Payment, PaymentStatus } from '../shared/payment-provider.ts';

// Only what we read: the provider adds fields as it likes.

export const checkoutAnswer = z.object({ id: z.string(), purchase_url: z.url({ protocol: /^https$/ }).nullable() });

export const paymentAnswer = z.object({
  id: z.string(),
  status: z.string().nullable(),
  substatus: z.string().nullish(),
  /** Decimal, in the payment's currency. */
  total: z.number().nullable(),
  currency: z.string().nullable(),
  metadata: z.record(z.string(), z.unknown()).nullish(),
  user: z.object({ email: z.string().nullish() }).nullish(),
});

export const paymentsAnswer = z.object({
  data: z.array(paymentAnswer),
  page_info: z.object({ end_cursor: z.string().nullish(), has_next_page: z.boolean() }),
});

export function toPayment({ id, total, currency, metadata, user, ...states }: z.infer<typeof paymentAnswer>): Payment {
  const orderId = metadata?.['order_id'];
  return {
    id,
    orderId: typeof orderId === 'string' ? orderId : undefined,
    status: statusOf(states),
    amount: Math.round((total ?? 0) * 100),
    currency: (currency ?? '').toUpperCase(),
    email: user?.email ?? undefined,
  };
}

const bySubstatus: Record<string, PaymentStatus> = {
  refunded: 'refunded',
  auto_refunded: 'refunded',
  dispute_lost: 'refunded',
  resolution_lost: 'refunded',
  dispute_won: 'paid',
  dispute_warning_closed: 'paid',
  resolution_won: 'paid',
  failed: 'failed',
  canceled: 'failed',
  uncollectible: 'failed',
  price_too_low: 'failed',
};

function statusOf({ status, substatus }: Pick<z.infer<typeof paymentAnswer>, 'status' | 'substatus'>): PaymentStatus {
  const known = bySubstatus[substatus ?? ''];
  if (known) return known;
  // Every other word about a dispute or a resolution says that it is under way.
  if (/dispute|resolution/.test(substatus ?? '')) return 'disputed';
  if (status === 'paid') return 'paid';
  return status === 'void' || status === 'uncollectible' ? 'failed' : 'open';
}
