import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';

/** Maximum number of applications in one call. */
export const bulkLimit = 100;

export const bulkClosingSchema = z.strictObject({
  ids: z.array(z.uuid().toLowerCase()).min(1).max(bulkLimit),
  reason: z.literal('spam'),
});

export const bulkEndpoints = {
  closeApplications: {
    service: 'intake',
    method: 'POST',
    path: '/api/admin/applications/closings',
    summary: `Close up to ${bulkLimit} applications as spam; those that are closed already stay as they are`,
    status: 200,
    who: 'staff',
    right: 'applications.manage',
    body: bulkClosingSchema,
    response: z.object({ closed: z.array(z.uuid()) }),
    problems: ['validation_failed'],
    audit: { action: 'application.closed', subject: 'answer.closed', detail: 'body.reason' },
  },
} as const satisfies Record<string, Endpoint>;
