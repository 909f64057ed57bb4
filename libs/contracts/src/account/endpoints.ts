import { z } from 'zod';
import { del, forStaff, get, type Endpoint } from '../endpoint.ts';
import { draftKeySchema, ownSessionListSchema } from './schemas.ts';

/** Calls about a staff member's own account, beyond the sign-in protocol, and for the secret of their unsaved drafts. */
export const accountEndpoints = {
  listOwnSessions: get('/api/admin/account/sessions', {
    ...forStaff('gateway', 'account'),
    summary: 'One’s own open sessions, most recently used first',
    response: ownSessionListSchema,
  }),
  endOwnSession: del('/api/admin/account/sessions/{id}', {
    ...forStaff('gateway', 'account'),
    summary: 'End one of one’s own sessions, with its live stream and its photo links',
    presence: true,
    response: z.object({ id: z.uuid() }),
  }),
  readDraftKey: get('/api/admin/account/draft-key', {
    ...forStaff('gateway', 'account'),
    summary: 'The key of one’s own drafts; the first call creates it',
    response: draftKeySchema,
  }),
} as const satisfies Record<string, Endpoint>;
