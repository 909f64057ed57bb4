import { z } from 'zod';
import { currencies, productTypes } from '../checkouts/prices.ts';
import { givenConsentsSchema } from '../checkouts/consents.ts';

/**
 * `pending` until the provider confirms the payment; `expired` without a payment for seven days. `review`: a
 * payment does not match, and staff decide; `closed`: they decided without a delivery. `disputed` until a dispute is
 * won (`paid` again) or lost (`refunded`).
 */
export const orderStatuses = ['pending', 'review', 'paid', 'disputed', 'refunded', 'expired', 'closed'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** The formats of the book, and its worksheets as a form to fill in. A download's token has the place in this list. */
export const guideFormats = ['pdf', 'epub', 'worksheets'] as const;
export type GuideFormat = (typeof guideFormats)[number];

/** State of a link by the server's clock and counters, because a browser's clock may be wrong. */
const linkStates = ['ready', 'expired', 'used_up'] as const;
export type LinkState = (typeof linkStates)[number];

/** A path on the same host. */
const pathSchema = z.string().startsWith('/');

export const orderFileSchema = z.object({
  file_type: z.enum(guideFormats),
  download_count: z.number().int().nonnegative(),
  max_downloads: z.number().int().positive(),
  expires_at: z.iso.datetime(),
  state: z.enum(linkStates),
  /** Path that downloads the file (row `downloadFile`). */
  url: pathSchema,
});

/** Answer of `GET /api/orders/{orderId}` to anyone who knows the id, because the id is no credential. */
export const orderStateSchema = z.object({
  id: z.uuid(),
  status: z.enum(orderStatuses),
  product: z.enum(productTypes),
});

/** Answer of the same call to the holder of the order's secret. */
export const orderSchema = orderStateSchema.extend({
  /** Name of the order in files, mails and conversations; it gives no access. */
  reference: z.string(),
  /** Address of the receipt; empty before the payment, where the buyer enters it. */
  email: z.union([z.email(), z.literal('')]),
  /** Only for a session. */
  hours: z.number().int().nullable(),
  paid_at: z.iso.datetime().nullable(),
  /** In minor units, as in every `Money`: cents, grosze. */
  amount: z.number().int().positive(),
  currency: z.enum(currencies),
  /** Returned part of the amount; a partly refunded order stays `paid`. */
  refunded: z.number().int().nonnegative(),
  /** When the buyer withdrew from the contract, if she did. */
  withdrawn_at: z.iso.datetime().optional(),
  /** Of a paid session whose time the buyer chooses herself: the page for it, and the time that she has booked. */
  booking: z
    .object({ url: pathSchema, begins_at: z.iso.datetime().nullable(), zone: z.string().nullable() })
    .optional(),
  /** Empty before the payment, during a dispute, after a refund, and for a session. */
  files: z.array(orderFileSchema),
  /** Null until the buyer was asked and has answered. */
  consents: givenConsentsSchema.nullable(),
  /** Whether she may be asked for a review; left out once she was asked, and when the contract has ended. */
  may_ask_review: z.boolean().optional(),
});

/** Answer of `GET /api/guide-files/{segment}`: links of the hidden download page, each signed for ten minutes. */
export const guideFilesSchema = z.object({
  files: z.array(z.object({ file_type: z.enum(guideFormats), url: pathSchema, expires_at: z.iso.datetime() })),
});

/**
 * Answer of `POST /api/orders/{orderId}/purchase-event`: true once per paid order, for the first call with its secret.
 */
export const purchaseEventSchema = z.object({ track: z.boolean() });

/** Body of `POST /api/fresh-links`: one order by its id, or every order of an address. */
export const freshLinksRequestSchema = z.union([
  z.strictObject({ orderId: z.uuid() }),
  z.strictObject({ email: z.string().trim().max(254).check(z.email()) }),
]);

/** 202 whether or not the order or address is known: the real answer is a mail. */
export const freshLinksSchema = z.object({ accepted: z.literal(true) });

/** 202: the provider is asked, unless this happened a moment ago. The result appears in the order. */
export const checkedSchema = z.object({ accepted: z.literal(true) });
export type OrderState = z.infer<typeof orderStateSchema>;

/** An order as its buyer sees it; without its secret the address and the files are missing. */
export type Order = z.infer<typeof orderSchema>;
/** A file of an order with its counted downloads. */
export type OrderFile = z.infer<typeof orderFileSchema>;

export type GuideFiles = z.infer<typeof guideFilesSchema>;
export type PurchaseEvent = z.infer<typeof purchaseEventSchema>;
