import { z } from 'zod';
import { get, type Endpoint } from '../endpoint.ts';
import { publicPaths } from '../public-paths.ts';

export const receiptsEndpoints = {
  readReceipt: get(publicPaths.readReceipt, {
    service: 'commerce',
    summary: 'The receipt of a paid order as a PDF, with seller, tax and number as they were when it was paid',
    who: 'buyer',
    content: 'application/pdf',
    response: z.string(),
    problems: ['unavailable'],
  }),
} as const satisfies Record<string, Endpoint>;
