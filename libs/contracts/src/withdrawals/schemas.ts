import { z } from 'zod';
import { deskOrderSchema } from '../orders/desk.ts';
import { lineOfText, requiredLine } from '../text.ts';

/**
 * What became of a consumer's statement of withdrawal. `open` until the buyer confirms it by mail or staff decide;
 * `withdrawn`: the contract has ended; `closed`: nothing follows.
 */
export const withdrawalStates = ['open', 'withdrawn', 'closed'] as const;
export type WithdrawalState = (typeof withdrawalStates)[number];

/**
 * What the law and the order say at the time of submission. `right`: there is a right of withdrawal; `late`: the period is
 * over; `downloaded` and `held`: the right has ended by the buyer's consent; `refunded`, `repeated`: there is nothing left
 * to end; `unpaid`: no contract yet; `unknown`: no order has this reference.
 */
export const verdicts = ['right', 'late', 'downloaded', 'held', 'refunded', 'repeated', 'unpaid', 'unknown'] as const;
export type Verdict = (typeof verdicts)[number];

/** All that a statement asks for. */
export const statementSchema = z.object({
  name: requiredLine(200),
  /** The order's reference, or anything else that identifies the contract. */
  contract: requiredLine(200),
  email: z.string().trim().max(254).check(z.email()),
});
export type Statement = z.output<typeof statementSchema>;

const time = z.iso.datetime();

export const withdrawalSchema = z.object({
  id: z.uuid(),
  received_at: time,
  ...statementSchema.shape,
  /** `order_page`: submitted with the order's secret. */
  source: z.enum(['order_page', 'footer']),
  verdict: z.enum(verdicts),
  state: z.enum(withdrawalStates),
  /** When the buyer was proven: by the order's secret, or by the link in the mail to the order's address. */
  confirmed_at: time.nullable(),
  decided_at: time.nullable(),
  note: z.string(),
  /** Time by which the money must be back. */
  refund_by: time,
  /** Open statements about the same order, with this one. */
  statements: z.number().int(),
  order: deskOrderSchema
    .pick({
      id: true,
      reference: true,
      status: true,
      product: true,
      hours: true,
      amount: true,
      currency: true,
      refunded: true,
      email: true,
    })
    .nullable(),
});
export type Withdrawal = z.infer<typeof withdrawalSchema>;

/** `q`: any part of the name, the address or the contract of the statement, or of its id. */
export const withdrawalQuerySchema = z.strictObject({
  q: lineOfText(254).optional(),
  state: z.enum(withdrawalStates).optional(),
});
export type WithdrawalQuery = z.output<typeof withdrawalQuerySchema>;

/** Newest first, at most 50; open statements about one order are one item. `waiting`: undecided, or not refunded yet. */
export const withdrawalListSchema = z.object({
  items: z.array(withdrawalSchema),
  more: z.boolean(),
  waiting: z.number().int(),
});
export type WithdrawalList = z.infer<typeof withdrawalListSchema>;

/** `reference`: the order, where the statement named none or a wrong one. */
export const acceptWithdrawalSchema = z.strictObject({ reference: lineOfText(20).optional() });
export const closeWithdrawalSchema = z.strictObject({ note: lineOfText(500).min(1) });
