import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { staffLookListSchema } from './schemas.ts';

const applicationParams = z.object({ id: z.uuid().toLowerCase() });

export const looksEndpoints = {
  listLooks: {
    service: 'intake',
    method: 'GET',
    path: '/api/admin/applications/{id}/looks',
    summary: 'Who looked at an application, newest first',
    who: 'staff',
    right: 'applications.read',
    params: applicationParams,
    response: staffLookListSchema,
  },
} as const satisfies Record<string, Endpoint>;
