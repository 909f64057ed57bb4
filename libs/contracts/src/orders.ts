import { z } from 'zod';
import { currencies, productTypes } from './prices.ts';

/**
 * `pending` until the provider confirms the payment, `expired` when none has come for `checkoutDays`. `review`: a payment
 * has come that does not match, and staff decide; `closed`: they have decided without a delivery. `disputed` until a dispute
 * is won (`paid` again) or lost (`refunded`).
 */
export const orderStatuses = ['pending', 'review', 'paid', 'disputed', 'refunded', 'expired', 'closed'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Days after which nobody waits for a payment any more; one that comes later is for staff to decide. */
export const checkoutDays = 7;

export const guideFormats = ['pdf', 'epub'] as const;
export type GuideFormat = (typeof guideFormats)[number];

/** What the server's clock and counters say of a link; a browser's clock may be wrong. */
export const linkStates = ['ready', 'expired', 'used_up'] as const;
export type LinkState = (typeof linkStates)[number];

/** A path on the same host. */
const pathSchema = z.string().startsWith('/');

export const orderFileSchema = z.object({
  file_type: z.enum(guideFormats),
  download_count: z.number().int().nonnegative(),
  max_downloads: z.number().int().positive(),
  expires_at: z.iso.datetime(),
  state: z.enum(linkStates),
  /** Of the row `downloadFile`. */
  url: pathSchema,
});

/** Answer of `GET /api/orders/{orderId}` to everybody who knows the id: an id is no credential. */
export const orderStateSchema = z.object({
  id: z.uuid(),
  status: z.enum(orderStatuses),
  product: z.enum(productTypes),
});

/** Answer of the same call to the holder of the order's secret. */
export const orderSchema = orderStateSchema.extend({
  /** What files, mails and people name the order by; it opens nothing. */
  reference: z.string(),
  /** Where the receipt went; empty before the payment, which is where the buyer names it. */
  email: z.union([z.email(), z.literal('')]),
  /** Of a session. */
  hours: z.number().int().nullable(),
  paid_at: z.iso.datetime().nullable(),
  /** Minor units, as in every `Money`: cents, grosze. */
  amount: z.number().int().positive(),
  currency: z.enum(currencies),
  /** What of the amount went back; an order that is partly refunded stays `paid`. */
  refunded: z.number().int().nonnegative(),
  /** None before the payment, while it is disputed, after a refund, or for a session. */
  files: z.array(orderFileSchema),
});

/** Answer of `GET /api/guide-files/{segment}`: the hidden download page's links, each signed for ten minutes. */
export const guideFilesSchema = z.object({
  files: z.array(z.object({ file_type: z.enum(guideFormats), url: pathSchema, expires_at: z.iso.datetime() })),
});

/** Answer of `POST /api/orders/{orderId}/purchase-event`: true once per paid order, to the first call with its secret. */
export const purchaseEventSchema = z.object({ track: z.boolean() });

/** Body of `POST /api/fresh-links`: an order by its id, or every order of an address. */
export const freshLinksRequestSchema = z.union([
  z.strictObject({ orderId: z.uuid() }),
  z.strictObject({ email: z.string().trim().max(254).check(z.email()) }),
]);

/** 202, whether or not the order or the address is known: the answer is a mail. */
export const freshLinksSchema = z.object({ accepted: z.literal(true) });

/** 202: the provider is asked, if that was not done a moment ago. The answer shows in the order. */
export const checkedSchema = z.object({ accepted: z.literal(true) });

export type OrderState = z.infer<typeof orderStateSchema>;
export type Order = z.infer<typeof orderSchema>;
export type OrderFile = z.infer<typeof orderFileSchema>;
export type GuideFiles = z.infer<typeof guideFilesSchema>;
export type PurchaseEvent = z.infer<typeof purchaseEventSchema>;
