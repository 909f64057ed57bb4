import { forStaff, get, type Endpoint } from '../endpoint.ts';
import { streamSchema } from './schemas.ts';

export const historyEndpoints = {
  readStream: get('/api/admin/applications/{id}/stream', {
    ...forStaff('intake', 'applications.read'),
    summary: 'What happened to an application, and its notes',
    response: streamSchema,
  }),
} as const satisfies Record<string, Endpoint>;
