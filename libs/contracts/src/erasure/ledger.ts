import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';

/** Calls from the gateway to intake; internal, like `mailTextEndpoints`. */
export const ledgerEndpoints = {
  note: {
    service: 'intake',
    method: 'POST',
    path: '/inner/ledger',
    summary: 'Keep signed states of staff accounts where no restore changes them',
    status: 200,
    who: 'service',
    body: z.strictObject({ entries: z.array(z.string().regex(/^[\w.-]{1,200}$/)).max(1_000) }),
    response: z.strictObject({}),
    problems: ['validation_failed'],
  },
} as const satisfies Record<string, Endpoint>;
