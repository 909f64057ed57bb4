import { z } from 'zod';
import { currencies, productTypes } from '../checkouts/prices.ts';
import { isRange } from '../dashboard/schemas.ts';
import { languages } from '../locales.ts';
import { deskReviewSchema } from '../reviews/schemas.ts';
import { lineOfText } from '../text.ts';
import { orderFileSchema, orderSchema, orderStatuses } from './schemas.ts';

const time = z.iso.datetime();

/**
 * `sales`: every paid order; `sessions`: paid sessions that wait for staff, the most urgent first; `reviews`: those
 * whose review waits for staff; `abandoned`: checkouts without a payment.
 */
export const orderViews = ['all', 'sales', 'sessions', 'reviews', 'abandoned'] as const;
export type OrderView = (typeof orderViews)[number];

/**
 * `q`: any part of the buyer's address, the reference, the order id or the payment id. Days are in UTC and inclusive.
 */
export const orderQuerySchema = z.strictObject({
  q: lineOfText(254).optional(),
  view: z.enum(orderViews).default('all'),
  status: z.enum(orderStatuses).optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  /** Id of the last order of the previous page. */
  cursor: z.uuid().optional(),
});
export type OrderQuery = z.output<typeof orderQuerySchema>;

export const sessionOutcomes = ['held', 'not_shown'] as const;

/** Staff's progress with a paid session. */
const deskSessionSchema = z.object({
  /** Time by which an answer was promised. */
  answer_by: time,
  contacted_at: time.nullable(),
  scheduled_at: time.nullable(),
  /** Whether the buyer has chosen that time herself; only she moves it. */
  booked: z.boolean(),
  outcome: z.enum(sessionOutcomes).nullable(),
  note: z.string(),
  /** Increases with each change; a change of an older version is refused. */
  version: z.number().int(),
});

export const sessionChangeSchema = z.strictObject({
  contacted: z.boolean().optional(),
  scheduled_at: time.nullable().optional(),
  outcome: z.enum(sessionOutcomes).nullable().optional(),
  note: z.string().trim().max(2000).optional(),
  version: z.number().int(),
});
export type SessionChange = z.output<typeof sessionChangeSchema>;

/** An order as staff see it: with the remaining downloads, but without links, which only the buyer gets. */
export const deskOrderSchema = orderSchema.omit({ consents: true, may_ask_review: true, booking: true }).extend({
  created_at: time,
  language: z.enum(languages),
  files: z.array(orderFileSchema.omit({ url: true })),
  session: deskSessionSchema.nullable(),
});
export type DeskOrder = z.infer<typeof deskOrderSchema>;

/** Of one or several buyers, by their whole addresses in upper or lower case, and by ids. */
export const buyersOrdersQuerySchema = z.strictObject({
  emails: z.array(z.string().max(254)).max(20),
  ids: z.array(z.uuid().toLowerCase()).max(100),
});
export type BuyersOrdersQuery = z.output<typeof buyersOrdersQuerySchema>;

/** Newest first, or sessions by urgency; at most 50. */
export const orderListSchema = z.object({ items: z.array(deskOrderSchema), next_cursor: z.string().nullable() });
export type OrderList = z.infer<typeof orderListSchema>;

/** Events of an order's history. Mails have a list of their own, because another service sends them. */
const orderEntryKinds = [
  'checkout',
  'paid',
  'webhook',
  'case',
  'download',
  'links_renewed',
  'links_revoked',
  'link_copied',
  'mail_repeated',
  'address_changed',
  'refunded',
  'contacted',
  'scheduled',
  'consented',
  'consents_declined',
  'consents_confirmed',
  'withdrawn',
  'session_canceled',
] as const;

const orderEntrySchema = z.object({
  at: time,
  kind: z.enum(orderEntryKinds),
  /** For a download the file and kind of client, for a webhook the type and outcome, for a case the reason. */
  detail: z.string(),
  /** The staff member; null for other entries. */
  staff_id: z.uuid().nullable(),
});
export type OrderEntry = z.infer<typeof orderEntrySchema>;

/** One order with its history, newest first, at most 200 entries. */
export const orderRecordSchema = deskOrderSchema.extend({
  payment_id: z.string().nullable(),
  /** What the buyer wrote of it. */
  review: deskReviewSchema.nullable(),
  timeline: z.array(orderEntrySchema),
});
export type OrderRecord = z.infer<typeof orderRecordSchema>;

/** Days are in UTC and inclusive. */
export const salesQuerySchema = z
  .strictObject({ from: z.iso.date(), to: z.iso.date() })
  .refine(({ from, to }) => isRange(new Date(from), new Date(Date.parse(to) + 86_400_000)), { path: ['from'] });
export type SalesQuery = z.output<typeof salesQuerySchema>;

/** Payments by UTC day of payment, newest first. Amounts are in minor units. */
export const salesTotalsSchema = z.object({
  items: z.array(
    z.object({
      day: z.iso.date(),
      product: z.enum(productTypes),
      currency: z.enum(currencies),
      orders: z.number().int(),
      amount: z.number().int(),
      refunded: z.number().int(),
    }),
  ),
});
export type SalesTotals = z.infer<typeof salesTotalsSchema>;

export const buyersAddressSchema = z.strictObject({ email: z.string().trim().max(254).check(z.email()) });

/** The buyer's page with the secret in its fragment. */
export const buyersLinkSchema = z.object({ url: z.url() });
