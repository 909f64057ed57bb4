import { reviewedApplicationSchema } from '../applications/desk.ts';
import { forStaff, type Endpoint } from '../endpoint.ts';
import { scoreSchema } from './schemas.ts';

export const scoresEndpoints = {
  scoreApplication: forStaff.intake.patch('/api/admin/applications/{id}', 'applications.review', {
    summary: 'Score an application, or remove its score',
    body: scoreSchema,
    response: reviewedApplicationSchema,
    problems: ['score_changed'],
    audit: { action: 'application.scored', subject: 'params.id', detail: 'body.score' },
  }),
} as const satisfies Record<string, Endpoint>;
