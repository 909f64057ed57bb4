import { z } from 'zod';
import { del, forStaff, type Endpoint } from '../endpoint.ts';

export const spamEndpoints = {
  clearSpamMark: del('/api/admin/applications/{id}/spam-mark', {
    ...forStaff('intake', 'applications.review'),
    summary: 'Mark an application as not spam',
    response: z.strictObject({}),
    audit: { action: 'application.spam-cleared', subject: 'params.id' },
  }),
} as const satisfies Record<string, Endpoint>;
