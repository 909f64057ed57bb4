import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { namedLookListSchema, staffLookListSchema } from './privacy.ts';

const applicationParams = z.object({ id: z.uuid().toLowerCase() });

/** What staff call for the rights of an applicant. */
export const privacyEndpoints = {
  listLooks: {
    service: 'intake',
    method: 'GET',
    path: '/api/admin/applications/{id}/looks',
    summary: 'Who looked at an application, newest first',
    status: 200,
    who: 'staff',
    params: applicationParams,
    response: namedLookListSchema,
    served: staffLookListSchema,
    problems: ['not_found'],
  },
} as const satisfies Record<string, Endpoint>;
