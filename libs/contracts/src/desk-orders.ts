import { z } from 'zod';
import { languages } from './locales.ts';
import { orderFileSchema, orderSchema, orderStatuses } from './orders.ts';
import { currencies, productTypes } from './prices.ts';
import { lineOfText } from './text.ts';

const time = z.iso.datetime();

/**
 * `sales`: all that a payment was made for; `sessions`: paid sessions that wait for staff, the most urgent first;
 * `abandoned`: checkouts without a payment.
 */
export const orderViews = ['all', 'sales', 'sessions', 'abandoned'] as const;
export type OrderView = (typeof orderViews)[number];

/** `q`: any part of the buyer's address, of the reference, of the id or of the payment's id. Days in UTC, both included. */
export const orderQuerySchema = z.strictObject({
  q: lineOfText(254).optional(),
  view: z.enum(orderViews).default('all'),
  status: z.enum(orderStatuses).optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  /** The last order of the page before. */
  cursor: z.uuid().optional(),
});
export type OrderQuery = z.output<typeof orderQuerySchema>;

/** How far staff are with a paid session. */
export const deskSessionSchema = z.object({
  /** When the promise to answer ends. */
  answer_by: time,
  contacted_at: time.nullable(),
  /** When it takes place. */
  scheduled_at: time.nullable(),
  note: z.string(),
  /** Goes up with each change: who changes an older one has not seen the newest. */
  version: z.number().int(),
});
export type DeskSession = z.infer<typeof deskSessionSchema>;

export const sessionChangeSchema = z.strictObject({
  contacted: z.boolean().optional(),
  scheduled_at: time.nullable().optional(),
  note: z.string().trim().max(2000).optional(),
  version: z.number().int(),
});
export type SessionChange = z.output<typeof sessionChangeSchema>;

/** An order as staff see it: how much of its downloads is left, but no link, which is the buyer's alone. */
export const deskOrderSchema = orderSchema.extend({
  created_at: time,
  language: z.enum(languages),
  files: z.array(orderFileSchema.omit({ url: true })),
  session: deskSessionSchema.nullable(),
});
export type DeskOrder = z.infer<typeof deskOrderSchema>;

/** Newest first, sessions by urgency; at most 50. */
export const orderListSchema = z.object({ items: z.array(deskOrderSchema), next_cursor: z.string().nullable() });
export type OrderList = z.infer<typeof orderListSchema>;

/** What has happened to an order. Mails are in a list of their own, since another service sends them. */
export const orderEntryKinds = [
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
] as const;
export const orderEntrySchema = z.object({
  at: time,
  kind: z.enum(orderEntryKinds),
  /** The file and coarse client of a download, the type and outcome of a webhook, the reason of a case. */
  detail: z.string(),
  /** Who of the staff did it. */
  staff_id: z.uuid().nullable(),
});
export type OrderEntry = z.infer<typeof orderEntrySchema>;

/** One order with its history, newest first, at most 200 entries. */
export const orderRecordSchema = deskOrderSchema.extend({
  payment_id: z.string().nullable(),
  timeline: z.array(orderEntrySchema),
});
export type OrderRecord = z.infer<typeof orderRecordSchema>;

/** The same with the names of staff, which the gateway knows; null for a former member. */
export const namedOrderSchema = orderRecordSchema.extend({
  timeline: z.array(orderEntrySchema.extend({ name: z.string().nullable() })),
});
export type NamedOrder = z.infer<typeof namedOrderSchema>;

export const salesQuerySchema = z.strictObject({ from: z.iso.date(), to: z.iso.date() });
export type SalesQuery = z.output<typeof salesQuerySchema>;

/** Payments by the day of the payment in UTC, newest first. Amounts in minor units. */
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
