import { forStaff, type Endpoint } from '../endpoint.ts';
import { dashboardQuerySchema, dashboardSchema, todaySchema } from './schemas.ts';
import { teamSchema } from './team.ts';

export const dashboardEndpoints = {
  readToday: forStaff.intake.get('/api/admin/today', 'applications.read', {
    summary: 'How many applications wait for a reply: late, one’s own, nobody’s',
    response: todaySchema,
  }),
  dashboard: forStaff.intake.get('/api/admin/dashboard', 'applications.read', {
    summary: 'Figures of a range of at most 366 days',
    query: dashboardQuerySchema,
    response: dashboardSchema,
  }),
  readTeam: forStaff.intake.get('/api/admin/team', 'team.read', {
    summary:
      'What came in and what became of it, by day, country, language and source; of people where they are counted',
    query: dashboardQuerySchema,
    response: teamSchema,
  }),
} as const satisfies Record<string, Endpoint>;
