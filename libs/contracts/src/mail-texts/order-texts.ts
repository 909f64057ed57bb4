import { z } from 'zod';
import { moneyCaseSchema } from '../cases/schemas.ts';
import { languages } from '../locales.ts';
import { givenConsentsSchema } from '../checkouts/consents.ts';
import { orderSchema } from '../orders/schemas.ts';

/** Content of mails about an order, as it is at the time of sending. */
export const orderTextSchema = orderSchema
  .pick({ reference: true, status: true, product: true, hours: true, amount: true, currency: true, paid_at: true })
  .extend({
    refunded: orderSchema.shape.refunded,
    to: z.email(),
    /** The old address, after staff have changed it; else null. */
    previous_to: z.email().nullable(),
    language: z.enum(languages),
    /** Path of the buyer's page on the site, with the order's secret in its fragment. */
    link: z.string(),
    /** Paths to write a review and to say no; left out unless the buyer may be asked. */
    review: z.object({ write: z.string(), refuse: z.string() }).optional(),
    /** Path of the page on which she chooses the time of a session; missing where staff find it with her. */
    booking_link: z.string().optional(),
    /** What confirms the contract. A release before it does not say it. */
    sale: z
      .object({
        /** Paragraphs. */
        terms: z.array(z.string()),
        notice: z.string(),
        consents: givenConsentsSchema.omit({ confirmed_at: true }).nullable(),
      })
      .optional(),
  });
export type OrderText = z.infer<typeof orderTextSchema>;

/** Content of mails about a payment that matches no order, as it is at the time of sending. */
export const caseTextSchema = moneyCaseSchema.pick({ reason: true, payment_status: true, paid: true }).extend({
  /** The buyer's address; null when the provider reports none. */
  to: z.email().nullable(),
  language: z.enum(languages),
  /** Reference of the order that the payment names; null without one. */
  reference: z.string().nullable(),
});
export type CaseText = z.infer<typeof caseTextSchema>;

/** Content of mails about a withdrawal, as it is at the time of sending. */
export const withdrawalTextSchema = z.object({
  /** The address that the statement names. */
  to: z.email(),
  language: z.enum(languages),
  received_at: z.iso.datetime(),
  /** Time zone of the buyer, for the date and time. */
  zone: z.string(),
  /** At most 80 characters each, without anything that a mail program makes a link of. */
  name: z.string(),
  contract: z.string(),
  /** Of the request to confirm it, which goes to the order's own address, in its language; null once there is nothing to confirm. */
  confirm: z
    .object({ to: z.email(), language: z.enum(languages), zone: z.string(), reference: z.string(), link: z.string() })
    .nullable(),
});
export type WithdrawalText = z.infer<typeof withdrawalTextSchema>;

/** Content of mails about a session with a date, as it is at the time of sending. */
export const bookingTextSchema = z.object({
  to: z.email(),
  language: z.enum(languages),
  canceled: z.boolean(),
  reference: z.string(),
  hours: z.number().int(),
  /** Day and time with the zone that the buyer has chosen, in her language. */
  when: z.string(),
  /** Path of the page on which she moves or cancels it. */
  link: z.string(),
  /** `when`: in English, where the coach is on that day. */
  coach: z.object({ name: z.string(), to: z.email(), when: z.string() }),
  /** The entry for each calendar (RFC 5545). */
  calendars: z.object({ buyer: z.string(), coach: z.string() }),
});
export type BookingText = z.infer<typeof bookingTextSchema>;
