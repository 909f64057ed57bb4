import { z } from 'zod';
import { forStaff, get, type Endpoint } from '../endpoint.ts';
import { staffLookListSchema } from './schemas.ts';

const applicationParams = z.object({ id: z.uuid().toLowerCase() });

export const looksEndpoints = {
  listLooks: get('/api/admin/applications/{id}/looks', {
    ...forStaff('intake', 'applications.read'),
    summary: 'Who looked at an application, newest first',
    params: applicationParams,
    response: staffLookListSchema,
  }),
} as const satisfies Record<string, Endpoint>;
