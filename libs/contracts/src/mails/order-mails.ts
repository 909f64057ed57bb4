import { z } from 'zod';
import { bookingMails } from '../bookings/events.ts';
import { mailDeliverySchema } from './schemas.ts';

/** Kinds of mails about an order or payment; `review` and `returned` concern a payment that matched no order;
 * `withdrawal` is the receipt of a withdrawal, `withdrawal_confirm` asks the buyer whether it is hers,
 * `withdrawn` tells staff that it has taken effect; the last ones are about a session with a date. */
const orderMails = [
  'receipt',
  'booked',
  'renewed',
  'moved',
  'partly_refunded',
  'refunded',
  'disputed',
  'session_waits',
  'review_request',
  'review',
  'returned',
  'withdrawal',
  'withdrawal_confirm',
  'withdrawn',
  ...bookingMails,
] as const;
export type OrderMail = (typeof orderMails)[number];

const orderMailDeliverySchema = mailDeliverySchema.extend({
  recipient: z.enum(['staff', 'buyer', 'previous_buyer', 'coach']),
  mail: z.enum(orderMails),
});
export type OrderMailDelivery = z.infer<typeof orderMailDeliverySchema>;

/** Newest first, at most 50; empty while the event is still in transit. */
export const orderMailListSchema = z.object({ items: z.array(orderMailDeliverySchema) });
