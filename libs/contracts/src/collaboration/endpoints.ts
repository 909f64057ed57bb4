import { z } from 'zod';
import { del, forStaff, get, post, put, type Endpoint } from '../endpoint.ts';
import { assigneeSchema, collaborationSchema, handedOutSchema, nextFormSchema } from './schemas.ts';

const applicationParams = z.object({ id: z.uuid().toLowerCase() });

export const collaborationEndpoints = {
  readCollaboration: get('/api/admin/applications/{id}/collaboration', {
    ...forStaff('intake', 'applications.read'),
    summary: 'Work on an application: its score, its assignee, and the staff members who have it open',
    params: applicationParams,
    response: collaborationSchema,
  }),
  joinApplication: put('/api/admin/applications/{id}/collaboration', {
    ...forStaff('intake', 'applications.review'),
    summary:
      'Say that a staff member has an application open. The first one holds it until they have been silent for minutes',
    params: applicationParams,
    response: collaborationSchema,
  }),
  leaveApplication: del('/api/admin/applications/{id}/collaboration', {
    ...forStaff('intake', 'applications.review'),
    summary: "Report that one has closed an application's page, and release it",
    params: applicationParams,
    response: z.strictObject({}),
  }),
  takeNext: post('/api/admin/applications/next', {
    ...forStaff('intake', 'applications.review'),
    summary: 'Get the oldest open application of the filter that nobody holds; never the same for two people',
    body: nextFormSchema,
    response: handedOutSchema,
  }),
  assignApplication: put('/api/admin/applications/{id}/assignee', {
    ...forStaff('intake', 'applications.review'),
    summary: 'Assign an application to a colleague or oneself, or to nobody',
    params: applicationParams,
    body: assigneeSchema,
    response: collaborationSchema,
    audit: { action: 'application.assigned', subject: 'params.id', detail: 'body.assignee_id' },
  }),
} as const satisfies Record<string, Endpoint>;
