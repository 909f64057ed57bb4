import { z } from 'zod';
import { get, post, type Endpoint } from '../endpoint.ts';
import { publicPaths } from '../public-paths.ts';

const page = z.string();
const form = z.looseObject({});

/** Calls of the sandbox, which stands in for a payment provider. */
export const sandboxEndpoints = {
  showSandboxCheckout: get('/sandbox-checkout/{id}', {
    service: 'commerce',
    summary: 'The page of the sandbox that takes a payment',
    who: 'anyone',
    params: z.object({ id: z.string() }),
    response: page,
    content: 'text/html',
    hidden: true,
  }),
  actOnSandboxCheckout: post('/sandbox-checkout/{id}', {
    service: 'commerce',
    summary: 'Pay, refund or dispute in the sandbox',
    status: 303,
    who: 'anyone',
    params: z.object({ id: z.string() }),
    body: form,
    encoding: 'form',
    response: page,
    content: 'text/html',
    hidden: true,
  }),
  showShopNotice: get(publicPaths.showShopNotice, {
    service: 'commerce',
    summary: 'A style sheet that marks a test shop as such; empty in a real shop',
    who: 'anyone',
    response: z.string(),
    content: 'text/css',
    hidden: true,
  }),
} as const satisfies Record<string, Endpoint>;
