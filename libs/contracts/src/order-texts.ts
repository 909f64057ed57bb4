import { z } from 'zod';
import { moneyCaseSchema } from './cases.ts';
import type { Endpoint } from './endpoint.ts';
import { languages } from './locales.ts';
import { orderSchema } from './orders.ts';

/** What mails about an order tell, at the time when they are sent. */
export const orderTextSchema = orderSchema
  .pick({ reference: true, status: true, product: true, hours: true, amount: true, currency: true, paid_at: true })
  .extend({
    refunded: orderSchema.shape.refunded,
    /** The buyer's address. */
    to: z.email(),
    /** The address that staff have replaced by it. */
    previous_to: z.email().nullable(),
    language: z.enum(languages),
    /** Path of the buyer's page on the site, with the order's secret in its fragment. */
    link: z.string(),
  });
export type OrderText = z.infer<typeof orderTextSchema>;

/** What mails about a payment that matches no order tell, at the time when they are sent. */
export const caseTextSchema = moneyCaseSchema.pick({ reason: true, payment_status: true, paid: true }).extend({
  /** The buyer's address; null when the provider names none. */
  to: z.email().nullable(),
  language: z.enum(languages),
  /** Of the order that the payment names, if there is one. */
  reference: z.string().nullable(),
});
export type CaseText = z.infer<typeof caseTextSchema>;

/** Calls of the worker to commerce, inner like `mailTextEndpoints`. 404 with `nothingToTell` for what is deleted. */
export const orderTextEndpoints = {
  read: {
    service: 'commerce',
    method: 'GET',
    path: '/inner/order-texts/{id}',
    summary: 'What a mail about an order tells now',
    status: 200,
    who: 'anyone',
    params: z.object({ id: z.uuid() }),
    response: orderTextSchema,
    problems: ['not_found'],
  },
  readCase: {
    service: 'commerce',
    method: 'GET',
    path: '/inner/case-texts/{id}',
    summary: 'What a mail about a payment that matches no order tells now',
    status: 200,
    who: 'anyone',
    params: z.object({ id: z.uuid() }),
    response: caseTextSchema,
    problems: ['not_found'],
  },
} as const satisfies Record<string, Endpoint>;
