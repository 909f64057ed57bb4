import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { staffRoles } from './rights.ts';

/** A person of the staff as the others see her. */
export const colleagueSchema = z.object({
  id: z.uuid(),
  /** The name that she has given herself, else the part of her address before the @. */
  name: z.string(),
  role: z.enum(staffRoles),
  /** She cannot sign in: banned, or invited and not yet here. */
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
