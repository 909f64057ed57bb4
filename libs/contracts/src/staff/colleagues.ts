import { z } from 'zod';
import { forStaff, type Endpoint } from '../endpoint.ts';
import { staffRoles } from '../rights.ts';

/** A staff member as colleagues see them. */
const colleagueSchema = z.object({
  id: z.uuid(),
  /** The name that the person chose, or the part of their address before the @. */
  name: z.string(),
  role: z.enum(staffRoles),
  /** The person cannot sign in: has left (banned), or was invited and has not joined yet. */
  away: z.literal(true).optional(),
});
export type Colleague = z.infer<typeof colleagueSchema>;

/** Apart from the owners' calls, because the list of applications loads it. */
export const colleaguesEndpoints = {
  listColleagues: forStaff.gateway.get('/api/admin/colleagues', 'account', {
    summary: 'Names and roles of the staff, the oldest account first',
    response: z.object({ items: z.array(colleagueSchema) }),
  }),
} as const satisfies Record<string, Endpoint>;
