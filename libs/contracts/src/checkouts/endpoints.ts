import { post, type Endpoint } from '../endpoint.ts';
import { publicPaths } from '../public-paths.ts';
import { checkoutRequestSchema, checkoutSchema } from './schemas.ts';

export const checkoutsEndpoints = {
  createCheckout: post(publicPaths.createCheckout, {
    service: 'commerce',
    summary: 'Start the payment of a product',
    status: 201,
    who: 'anyone',
    limit: 'checkouts',
    body: checkoutRequestSchema,
    response: checkoutSchema,
    problems: ['checkout_unavailable'],
  }),
} as const satisfies Record<string, Endpoint>;
