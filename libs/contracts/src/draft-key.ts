import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';

const draftKeySchema = z.object({
  /** 32 random bytes in base64url, the same for one member of staff on every device until she ends them. */
  key: z.string().regex(/^[\w-]{43}$/),
});

/** The secret under which the desk seals what one member of staff has typed and not saved. */
export const draftKeyEndpoints = {
  readDraftKey: {
    service: 'gateway',
    method: 'GET',
    path: '/api/admin/account/draft-key',
    summary: 'The key of one’s own drafts; the first call makes it',
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
    summary: 'End the key of one’s own drafts: what it sealed opens on no device any more',
    status: 200,
    who: 'staff',
    right: 'account',
    response: z.object({}),
    problems: [],
  },
} as const satisfies Record<string, Endpoint>;
