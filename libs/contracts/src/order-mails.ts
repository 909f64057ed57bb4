import { z } from 'zod';
import { mailDeliverySchema } from './mails.ts';

/** What a mail about an order or its payment tells; `review` and `returned` are of a payment that matched no order. */
export const orderMails = [
  'receipt',
  'booked',
  'renewed',
  'moved',
  'partly_refunded',
  'refunded',
  'disputed',
  'session_waits',
  'review',
  'returned',
] as const;
export type OrderMail = (typeof orderMails)[number];

export const orderMailDeliverySchema = mailDeliverySchema.extend({
  recipient: z.enum(['staff', 'buyer', 'previous_buyer']),
  mail: z.enum(orderMails),
});
export type OrderMailDelivery = z.infer<typeof orderMailDeliverySchema>;

/** Newest first, at most 50; none while the event is still on its way. */
export const orderMailListSchema = z.object({ items: z.array(orderMailDeliverySchema) });
