import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { staffRoles } from '../rights.ts';

/** A staff member as colleagues see them. */
export const colleagueSchema = z.object({
  id: z.uuid(),
  /** The name that the person chose, or the part of their address before the @. */
  name: z.string(),
  role: z.enum(staffRoles),
  /** The person cannot sign in: banned, or invited and not joined yet. */
  away: z.literal(true).optional(),
});
export type Colleague = z.infer<typeof colleagueSchema>;

export const colleagueEndpoints = {
  listColleagues: {
    service: 'gateway',
    method: 'GET',
    path: '/api/admin/colleagues',
    summary: 'Names and roles of the staff, the oldest account first',
    status: 200,
    who: 'staff',
    right: 'applications.read',
    response: z.object({ items: z.array(colleagueSchema) }),
    problems: [],
  },
} as const satisfies Record<string, Endpoint>;
