import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { publicPaths } from '../public-paths.ts';

const page = z.string();
const form = z.looseObject({});

/** Calls of the sandbox, which stands in for a payment provider. */
export const sandboxEndpoints = {
  showSandboxCheckout: {
    service: 'commerce',
    method: 'GET',
    path: '/sandbox-checkout/{id}',
    summary: 'The page of the sandbox that takes a payment',
    who: 'anyone',
    params: z.object({ id: z.string() }),
    response: page,
    content: 'text/html',
    hidden: true,
  },
  actOnSandboxCheckout: {
    service: 'commerce',
    method: 'POST',
    path: '/sandbox-checkout/{id}',
    summary: 'Pay, refund or dispute in the sandbox',
    status: 303,
    who: 'anyone',
    params: z.object({ id: z.string() }),
    body: form,
    encoding: 'form',
    response: page,
    content: 'text/html',
    hidden: true,
  },
  showShopNotice: {
    service: 'commerce',
    method: 'GET',
    path: publicPaths.showShopNotice,
    summary: 'A style sheet that marks a test shop as such; empty in a real shop',
    who: 'anyone',
    response: z.string(),
    content: 'text/css',
    hidden: true,
  },
} as const satisfies Record<string, Endpoint>;
