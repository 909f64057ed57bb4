import { z } from 'zod';
import { reviewedApplicationSchema } from '../applications/desk.ts';
import type { Endpoint } from '../endpoint.ts';
import { scoreSchema } from './schemas.ts';

const applicationParams = z.object({ id: z.uuid().toLowerCase() });

/** The call that scores an application. */
export const scoresEndpoints = {
  scoreApplication: {
    service: 'intake',
    method: 'PATCH',
    path: '/api/admin/applications/{id}',
    summary: 'Score an application, or remove its score',
    who: 'staff',
    right: 'applications.review',
    params: applicationParams,
    body: scoreSchema,
    response: reviewedApplicationSchema,
    problems: ['score_changed'],
    audit: { action: 'application.scored', subject: 'params.id', detail: 'body.score' },
  },
} as const satisfies Record<string, Endpoint>;
