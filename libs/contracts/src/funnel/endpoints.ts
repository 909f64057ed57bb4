import { z } from 'zod';
import { post, type Endpoint } from '../endpoint.ts';
import { publicPaths } from '../public-paths.ts';
import { funnelReportSchema } from './schemas.ts';

export const funnelEndpoints = {
  countFunnel: post(publicPaths.countFunnel, {
    service: 'gateway',
    summary: 'Count one anonymous step of a visitor on a page',
    status: 204,
    who: 'anyone',
    limit: 'funnel',
    body: funnelReportSchema,
    unlogged: true,
    response: z.void(),
  }),
} as const satisfies Record<string, Endpoint>;
