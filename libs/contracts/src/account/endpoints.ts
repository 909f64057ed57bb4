import { z } from 'zod';
import { ownSessionListSchema } from './schemas.ts';
import type { Endpoint } from '../endpoint.ts';

const sessionParams = z.object({ id: z.uuid().toLowerCase() });

/** Calls about a staff member's own account, beyond the sign-in protocol. */
export const accountEndpoints = {
  listOwnSessions: {
    service: 'gateway',
    method: 'GET',
    path: '/api/admin/account/sessions',
    summary: 'One’s own open sessions, most recently used first',
    status: 200,
    who: 'staff',
    right: 'account',
    response: ownSessionListSchema,
    problems: [],
  },
  endOwnSession: {
    service: 'gateway',
    method: 'DELETE',
    path: '/api/admin/account/sessions/{id}',
    summary: 'End one of one’s own sessions, with its live stream and its photo links',
    status: 200,
    who: 'staff',
    right: 'account',
    presence: true,
    params: sessionParams,
    response: sessionParams,
    problems: ['not_found'],
  },
} as const satisfies Record<string, Endpoint>;
