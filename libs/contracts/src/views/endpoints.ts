import { forStaff, type Endpoint } from '../endpoint.ts';
import { savedViewsSchema } from './schemas.ts';

/** Alone, because the list loads it before its first rows. */
export const viewsEndpoints = {
  listViews: forStaff.gateway.get('/api/admin/views', 'applications.read', {
    summary: 'One’s own views, the team’s and the built-in ones, by name',
    response: savedViewsSchema,
  }),
} as const satisfies Record<string, Endpoint>;
