import { z } from 'zod';
import { forStaff, type Endpoint } from '../endpoint.ts';

export const spamEndpoints = {
  clearSpamMark: forStaff.intake.del('/api/admin/applications/{id}/spam-mark', 'applications.review', {
    summary: 'Mark an application as not spam',
    response: z.strictObject({}),
    audit: { action: 'application.spam-cleared', subject: 'params.id' },
  }),
} as const satisfies Record<string, Endpoint>;
