import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { streamSchema } from './schemas.ts';

const params = z.object({ id: z.uuid().toLowerCase() });

export const historyEndpoints = {
  readStream: {
    service: 'intake',
    method: 'GET',
    path: '/api/admin/applications/{id}/stream',
    summary: 'What happened to an application, and its notes',
    who: 'staff',
    right: 'applications.read',
    params,
    response: streamSchema,
  },
} as const satisfies Record<string, Endpoint>;
