import type { Endpoint } from '../endpoint.ts';
import { dashboardQuerySchema, dashboardSchema } from './schemas.ts';
import { teamSchema } from './team.ts';

export const dashboardEndpoints = {
  dashboard: {
    service: 'intake',
    method: 'GET',
    path: '/api/admin/dashboard',
    summary: 'Figures of a range of at most 366 days',
    who: 'staff',
    right: 'applications.read',
    query: dashboardQuerySchema,
    response: dashboardSchema,
  },
  readTeam: {
    service: 'intake',
    method: 'GET',
    path: '/api/admin/team',
    summary:
      'What came in and what became of it, by day, country, language and source; of people where they are counted',
    who: 'staff',
    right: 'team.read',
    query: dashboardQuerySchema,
    response: teamSchema,
  },
} as const satisfies Record<string, Endpoint>;
