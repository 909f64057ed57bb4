import { forStaff, type Endpoint } from '../endpoint.ts';
import { staffLookListSchema } from './schemas.ts';

export const looksEndpoints = {
  listLooks: forStaff.intake.get('/api/admin/applications/{id}/looks', 'applications.read', {
    summary: 'Who looked at an application, newest first',
    response: staffLookListSchema,
  }),
} as const satisfies Record<string, Endpoint>;
