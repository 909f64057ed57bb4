import { z } from 'zod';
import { forStaff, get, type Endpoint } from '../endpoint.ts';
import { launchAcceptanceSchema, launchSchema } from './schemas.ts';

export const launchEndpoints = {
  readLaunch: forStaff.gateway.get('/api/admin/launch', 'settings.manage', {
    summary: 'What stands against showing the site to strangers, by country',
    response: launchSchema,
  }),
  acceptLaunchPoint: forStaff.gateway.post('/api/admin/launch/acceptances', 'settings.manage', {
    summary: 'Accept one point as it is; with the last one, search engines may list the site',
    body: launchAcceptanceSchema,
    problems: ['not_found'],
    response: launchSchema,
  }),
  readIndexing: get('/api/indexing', {
    service: 'gateway',
    summary: 'Whether search engines may list the pages',
    who: 'anyone',
    unlogged: true,
    response: z.object({ allowed: z.boolean() }),
  }),
} as const satisfies Record<string, Endpoint>;
