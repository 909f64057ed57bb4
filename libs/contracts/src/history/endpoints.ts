import { forStaff, type Endpoint } from '../endpoint.ts';
import { streamSchema } from './schemas.ts';

export const historyEndpoints = {
  readStream: forStaff.intake.get('/api/admin/applications/{id}/stream', 'applications.read', {
    summary: 'What happened to an application, and its notes',
    response: streamSchema,
  }),
} as const satisfies Record<string, Endpoint>;
