import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { languages } from './locales.ts';
import { orderSchema } from './orders.ts';

/** What mails about an order tell, at the time when they are sent. */
export const orderTextSchema = orderSchema
  .pick({ reference: true, status: true, product: true, hours: true, amount: true, currency: true, paid_at: true })
  .extend({
    /** The buyer's address. */
    to: z.email(),
    /** The address that staff have replaced by it. */
    previous_to: z.email().nullable(),
    language: z.enum(languages),
    /** Path of the buyer's page on the site, with the order's secret in its fragment. */
    link: z.string(),
  });
export type OrderText = z.infer<typeof orderTextSchema>;

/** Calls of the worker to commerce, inner like `mailTextEndpoints`. 404 with `nothingToTell` for an order that is deleted. */
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
} as const satisfies Record<string, Endpoint>;
