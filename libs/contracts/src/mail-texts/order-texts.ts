import { z } from 'zod';
import { moneyCaseSchema } from '../cases/schemas.ts';
import type { Endpoint } from '../endpoint.ts';
import { languages } from '../locales.ts';
import { orderSchema } from '../orders/schemas.ts';

/** Content of mails about an order, as it is at the time of sending. */
export const orderTextSchema = orderSchema
  .pick({ reference: true, status: true, product: true, hours: true, amount: true, currency: true, paid_at: true })
  .extend({
    refunded: orderSchema.shape.refunded,
    /** The buyer's address. */
    to: z.email(),
    /** The old address, after staff have changed it; else null. */
    previous_to: z.email().nullable(),
    language: z.enum(languages),
    /** Path of the buyer's page on the site, with the order's secret in its fragment. */
    link: z.string(),
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

/** Calls from the worker to commerce; internal, like `mailTextEndpoints`. 404 with `nothingToTell` for deleted data. */
export const orderTextEndpoints = {
  read: {
    service: 'commerce',
    method: 'GET',
    path: '/inner/order-texts/{id}',
    summary: 'Current content of a mail about an order',
    status: 200,
    who: 'service',
    params: z.object({ id: z.uuid() }),
    response: orderTextSchema,
    problems: ['not_found'],
  },
  readCase: {
    service: 'commerce',
    method: 'GET',
    path: '/inner/case-texts/{id}',
    summary: 'Current content of a mail about a payment that matches no order',
    status: 200,
    who: 'service',
    params: z.object({ id: z.uuid() }),
    response: caseTextSchema,
    problems: ['not_found'],
  },
} as const satisfies Record<string, Endpoint>;
