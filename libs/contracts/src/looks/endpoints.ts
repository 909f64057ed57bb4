import { forStaff, get, type Endpoint } from '../endpoint.ts';
import { staffLookListSchema } from './schemas.ts';

export const looksEndpoints = {
  listLooks: get('/api/admin/applications/{id}/looks', {
    ...forStaff('intake', 'applications.read'),
    summary: 'Who looked at an application, newest first',
    response: staffLookListSchema,
  }),
} as const satisfies Record<string, Endpoint>;
