import { z } from 'zod';
import { get, type Endpoint } from '../endpoint.ts';
import { publicPaths } from '../public-paths.ts';

const pdf = {
  service: 'commerce',
  who: 'buyer',
  response: z.string(),
  content: 'application/pdf',
  problems: ['unavailable'],
} as const;

export const receiptsEndpoints = {
  readReceipt: get(publicPaths.readReceipt, {
    ...pdf,
    summary: 'The receipt of a paid order as a PDF, with seller, tax and number as they were when it was paid',
  }),
  readConfirmation: get(publicPaths.readConfirmation, {
    ...pdf,
    summary: 'The confirmation of a paid order as a PDF: what was bought, terms, consents and the right of withdrawal',
  }),
} as const satisfies Record<string, Endpoint>;
