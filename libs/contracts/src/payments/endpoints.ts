import { z } from 'zod';
import { post, type Endpoint } from '../endpoint.ts';

export const paymentsEndpoints = {
  receiveWebhook: post('/api/webhooks/{provider}', {
    service: 'commerce',
    summary: "A payment provider's report, signed by Standard Webhooks",
    who: 'anyone',
    params: z.object({ provider: z.string() }),
    body: z.instanceof(Uint8Array),
    encoding: 'bytes',
    response: z.object({ received: z.literal(true) }),
    problems: ['webhook_refused'],
  }),
} as const satisfies Record<string, Endpoint>;
