import { z } from 'zod';
import { forStaff, get, type Endpoint } from '../endpoint.ts';
import { streamSchema } from './schemas.ts';

const params = z.object({ id: z.uuid().toLowerCase() });

export const historyEndpoints = {
  readStream: get('/api/admin/applications/{id}/stream', {
    ...forStaff('intake', 'applications.read'),
    summary: 'What happened to an application, and its notes',
    params,
    response: streamSchema,
  }),
} as const satisfies Record<string, Endpoint>;
