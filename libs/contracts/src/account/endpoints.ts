import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { draftKeySchema, ownSessionListSchema } from './schemas.ts';

const sessionParams = z.object({ id: z.uuid().toLowerCase() });
const ofStaff = { service: 'gateway', who: 'staff', right: 'account' } as const;

/** Calls about a staff member's own account, beyond the sign-in protocol, and for the secret of their unsaved drafts. */
export const accountEndpoints = {
  listOwnSessions: {
    ...ofStaff,
    method: 'GET',
    path: '/api/admin/account/sessions',
    summary: 'One’s own open sessions, most recently used first',
    response: ownSessionListSchema,
  },
  endOwnSession: {
    ...ofStaff,
    method: 'DELETE',
    path: '/api/admin/account/sessions/{id}',
    summary: 'End one of one’s own sessions, with its live stream and its photo links',
    presence: true,
    params: sessionParams,
    response: sessionParams,
  },
  readDraftKey: {
    ...ofStaff,
    method: 'GET',
    path: '/api/admin/account/draft-key',
    summary: 'The key of one’s own drafts; the first call creates it',
    response: draftKeySchema,
  },
} as const satisfies Record<string, Endpoint>;
