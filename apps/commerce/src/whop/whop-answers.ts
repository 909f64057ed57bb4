import { z } from 'zod';
import type { Payment, PaymentStatus } from '../shared/payment-provider.ts';

// Only the fields that we read: the provider may add others at any time.

export const checkoutAnswer = z.object({ id: z.string(), purchase_url: z.url({ protocol: /^https$/ }).nullish() });

/** Decimal, in the payment's currency. */
const money = z.number().nullish();
const named = z.object({ id: z.string() }).nullish();

export const paymentAnswer = z.object({
  id: z.string(),
  status: z.string().nullable(),
  substatus: z.string().nullish(),
  total: z.number().nullable(),
  currency: z.string().nullable(),
  tax_amount: money,
  tax_behavior: z.string().nullish(),
  settlement_amount: money,
  settlement_currency: z.string().nullish(),
  refunded_amount: money,
  paid_at: z.string().nullish(),
  plan: named,
  product: named,
  metadata: z.record(z.string(), z.unknown()).nullish(),
  user: z.object({ email: z.string().nullish() }).nullish(),
});

type PaymentAnswer = z.infer<typeof paymentAnswer>;

export const paymentsAnswer = z.object({
  data: z.array(paymentAnswer),
  page_info: z.object({ end_cursor: z.string().nullish(), has_next_page: z.boolean() }),
});

const minor = (amount: number | null | undefined) => Math.round((amount ?? 0) * 100);
const upper = (currency: string | null | undefined) => (currency ?? '').toUpperCase();

export function toPayment(answer: PaymentAnswer): Payment {
  const { id, currency, metadata, user, paid_at, plan, product, settlement_amount, settlement_currency } = answer;
  const orderId = metadata?.['order_id'];
  const paidAt = new Date(paid_at ?? NaN);
  const converted = settlement_amount != null && settlement_currency && upper(settlement_currency) !== upper(currency);
  return {
    id,
    orderId: typeof orderId === 'string' ? orderId : undefined,
    status: statusOf(answer),
    amount: minor(answer.total),
    currency: upper(currency),
    tax: answer.tax_behavior === 'exclusive' ? minor(answer.tax_amount) : 0,
    settled: converted ? { amount: minor(settlement_amount), currency: upper(settlement_currency) } : undefined,
    refunded: minor(answer.refunded_amount),
    paidAt: Number.isNaN(paidAt.getTime()) ? undefined : paidAt,
    sold: [plan, product].flatMap((of) => (of ? [of.id] : [])),
    email: user?.email ?? undefined,
  };
}

const bySubstatus: Record<string, PaymentStatus> = {
  succeeded: 'paid',
  partially_refunded: 'paid',
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
  pending: 'open',
  past_due: 'open',
  drafted: 'open',
  incomplete: 'open',
  unresolved: 'open',
};

const byStatus: Record<string, PaymentStatus> = {
  paid: 'paid',
  draft: 'open',
  open: 'open',
  pending: 'open',
  unresolved: 'open',
  void: 'failed',
  uncollectible: 'failed',
};

function statusOf({ status, substatus, total, refunded_amount, paid_at }: PaymentAnswer): PaymentStatus {
  const known = substatus ? bySubstatus[substatus] : byStatus[status ?? ''];
  if (known) return known;
  // It says that the dispute is over, and the money says in whose favor.
  if (substatus === 'dispute_closed') return minor(refunded_amount) >= minor(total) ? 'refunded' : 'paid';
  // All other statuses of a dispute or a resolution mean that it is still open.
  if (/dispute|resolution/.test(substatus ?? '')) return 'disputed';
  // No money has moved that somebody would have to look after.
  return status === 'paid' || paid_at ? 'unknown' : 'open';
}
