import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';

/** The call that removes a mark of spam. */
export const spamEndpoints = {
  clearSpamMark: {
    service: 'intake',
    method: 'DELETE',
    path: '/api/admin/applications/{id}/spam-mark',
    summary: 'Mark an application as not spam',
    who: 'staff',
    right: 'applications.review',
    params: z.object({ id: z.uuid().toLowerCase() }),
    response: z.strictObject({}),
    audit: { action: 'application.spam-cleared', subject: 'params.id' },
  },
} as const satisfies Record<string, Endpoint>;
