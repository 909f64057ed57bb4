import { get, post, type Endpoint } from '../endpoint.ts';
import { publicPaths } from '../public-paths.ts';
import { checkoutRequestSchema, checkoutSchema, shopPricesSchema } from './schemas.ts';

export const checkoutsEndpoints = {
  createCheckout: post(publicPaths.createCheckout, {
    service: 'commerce',
    summary: 'Start the payment of a product',
    status: 201,
    who: 'anyone',
    limit: 'checkouts',
    body: checkoutRequestSchema,
    response: checkoutSchema,
    problems: ['checkout_unavailable', 'price_changed'],
  }),
  readPrices: get('/api/prices', {
    service: 'commerce',
    summary: 'What everything costs, and the lowest price of the 30 days before',
    who: 'anyone',
    response: shopPricesSchema,
  }),
} as const satisfies Record<string, Endpoint>;
