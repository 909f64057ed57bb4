import { z } from 'zod';
import { languages } from '../locales.ts';
import { currencies, productTypes, sessionHours } from '../checkouts/prices.ts';
import { lineOfText } from '../text.ts';

/**
 * Reason for a case. `expired`: the order had expired; `unknown_status`: the provider sent an unknown status;
 * `after_refund`: the provider reports refunded money as paid.
 */
export const caseReasons = [
  'amount',
  'currency',
  'no_email',
  'unknown_order',
  'second_payment',
  'expired',
  'unknown_status',
  'after_refund',
] as const;
export type CaseReason = (typeof caseReasons)[number];

/**
 * `open` until staff decide, or until the provider reports that the money was returned (`refunded`) or now matches
 * (`accepted`).
 */
export const caseStates = ['open', 'accepted', 'refunded', 'closed'] as const;
export type CaseState = (typeof caseStates)[number];

/**
 * Amount of a payment in minor units. The currency can be any, because the payment did not come from one of our prices.
 */
const paidSchema = z.object({ amount: z.number().int(), currency: z.string() });

/** A payment that matches no order, for staff to decide. */
export const moneyCaseSchema = z.object({
  id: z.uuid(),
  opened_at: z.iso.datetime(),
  reason: z.enum(caseReasons),
  state: z.enum(caseStates),
  payment_id: z.string(),
  payment_status: z.enum(['paid', 'disputed', 'refunded', 'unknown']),
  paid: paidSchema,
  /** Empty when the provider reports none. */
  email: z.string(),
  order: z
    .object({
      id: z.uuid(),
      product: z.enum(productTypes),
      hours: z.number().int().nullable(),
      amount: z.number().int(),
      currency: z.enum(currencies),
    })
    .nullable(),
  decided_at: z.iso.datetime().nullable(),
  note: z.string(),
});
export type MoneyCase = z.infer<typeof moneyCaseSchema>;

/** `q`: any part of the payer's address, or of the id of the case, the payment or its order. */
export const caseQuerySchema = z.strictObject({
  q: lineOfText(254).optional(),
  state: z.enum(caseStates).optional(),
});
export type CaseQuery = z.output<typeof caseQuerySchema>;

/** Newest first, at most 50; `open` is the total of undecided cases. */
export const caseListSchema = z.object({ items: z.array(moneyCaseSchema), more: z.boolean(), open: z.number().int() });
export type CaseList = z.infer<typeof caseListSchema>;

/** `email` is needed when the provider reports none, `sold` when the payment names no order. */
export const acceptCaseSchema = z.strictObject({
  email: z.string().trim().max(254).check(z.email()).optional(),
  sold: z
    .discriminatedUnion('product', [
      z.strictObject({ product: z.literal('digital-guide'), language: z.enum(languages) }),
      z.strictObject({
        product: z.literal('teasing-content'),
        hours: z.literal(sessionHours),
        language: z.enum(languages),
      }),
    ])
    .optional(),
});
export type AcceptCase = z.output<typeof acceptCaseSchema>;

export const closeCaseSchema = z.strictObject({ note: lineOfText(500).min(1) });
