import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';

export const paymentsEndpoints = {
  receiveWebhook: {
    service: 'commerce',
    method: 'POST',
    path: '/api/webhooks/{provider}',
    summary: "A payment provider's report, signed by Standard Webhooks",
    who: 'anyone',
    params: z.object({ provider: z.string() }),
    body: z.instanceof(Uint8Array),
    encoding: 'bytes',
    response: z.object({ received: z.literal(true) }),
    problems: ['webhook_refused'],
  },
} as const satisfies Record<string, Endpoint>;
