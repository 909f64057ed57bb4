import { z } from 'zod';
import { forStaff, type Endpoint } from '../endpoint.ts';
import { draftKeySchema, ownSessionListSchema } from './schemas.ts';

/** Calls about a staff member's own account, beyond the sign-in protocol, and for the secret of their unsaved drafts. */
export const accountEndpoints = {
  listOwnSessions: forStaff.gateway.get('/api/admin/account/sessions', 'account', {
    summary: 'One’s own open sessions, most recently used first',
    response: ownSessionListSchema,
  }),
  endOwnSession: forStaff.gateway.del('/api/admin/account/sessions/{id}', 'account', {
    summary: 'End one of one’s own sessions, with its live stream and its photo links',
    presence: true,
    response: z.object({ id: z.uuid() }),
  }),
  readDraftKey: forStaff.gateway.get('/api/admin/account/draft-key', 'account', {
    summary: 'The key of one’s own drafts; the first call creates it',
    response: draftKeySchema,
  }),
} as const satisfies Record<string, Endpoint>;
