import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';

const draftKeySchema = z.object({
  /** 32 random bytes in base64url; the same on every device of a staff member until `endDraftKey`. */
  key: z.string().regex(/^[\w-]{43}$/),
});

/** Calls for the secret that encrypts a staff member's unsaved drafts in the browser. */
export const draftKeyEndpoints = {
  readDraftKey: {
    service: 'gateway',
    method: 'GET',
    path: '/api/admin/account/draft-key',
    summary: 'The key of one’s own drafts; the first call creates it',
    status: 200,
    who: 'staff',
    right: 'account',
    response: draftKeySchema,
    problems: [],
  },
  endDraftKey: {
    service: 'gateway',
    method: 'DELETE',
    path: '/api/admin/account/draft-key',
    summary: 'Delete the key of one’s own drafts, which makes drafts on every device unreadable',
    status: 200,
    who: 'staff',
    right: 'account',
    response: z.object({}),
    problems: [],
  },
} as const satisfies Record<string, Endpoint>;
