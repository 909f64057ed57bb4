import { z } from 'zod';
import { productTypes } from '../checkouts/prices.ts';
import { envelope } from '../envelope.ts';

const sold = z.object({ product: z.enum(productTypes) });
const takenBack = z.object({ reason: z.enum(['refund', 'dispute']) });
const renewed = z.object({});

/**
 * `aggregateId` is the order's id. The release before publishes v1 of three events, which carries the order and its buyer:
 * only this is read of it.
 */
export const orderEvents = {
  'commerce.order-paid.v1': envelope('commerce.order-paid.v1', sold),
  'commerce.order-refunded.v1': envelope('commerce.order-refunded.v1', takenBack),
  'commerce.download-renewed.v1': envelope('commerce.download-renewed.v1', renewed),
  /** The provider has confirmed the payment of an order; published once per order. */
  'commerce.order-paid.v2': envelope('commerce.order-paid.v2', sold),
  /** The money of a paid order was returned or is disputed; the order's links no longer work. */
  'commerce.order-refunded.v2': envelope('commerce.order-refunded.v2', takenBack),
  /** A part of a paid order's money was returned; the product stays delivered. Published for each part. */
  'commerce.order-partly-refunded.v1': envelope('commerce.order-partly-refunded.v1', z.object({})),
  /**
   * Staff request a mail about an order: its receipt again, or, after a change of the address, a receipt to the new
   * address and a notice to the old one.
   */
  'commerce.order-mail-requested.v1': envelope(
    'commerce.order-mail-requested.v1',
    z.object({ kind: z.enum(['receipt', 'moved']) }),
  ),
  /** No staff member has contacted the buyer of a session yet, and the promised time is nearly over. */
  'commerce.session-waits.v1': envelope('commerce.session-waits.v1', z.object({})),
  /** A buyer who allowed it is asked for a review; published once per order. */
  'commerce.review-requested.v1': envelope('commerce.review-requested.v1', z.object({})),
  /** A buyer has requested new links; the order page has them. */
  'commerce.download-renewed.v2': envelope('commerce.download-renewed.v2', renewed),
};
