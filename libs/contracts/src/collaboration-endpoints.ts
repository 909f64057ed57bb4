import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { assigneeSchema, handedOutSchema, nextFormSchema, collaborationSchema } from './collaboration.ts';

const applicationParams = z.object({ id: z.uuid().toLowerCase() });

/** What signed-in staff call so that two people do not do the same work. */
export const collaborationEndpoints = {
  readCollaboration: {
    service: 'intake',
    method: 'GET',
    path: '/api/admin/applications/{id}/collaboration',
    summary: 'Who works on an application: its score, its assignee, and everybody who has it open',
    status: 200,
    who: 'staff',
    right: 'applications.read',
    params: applicationParams,
    response: collaborationSchema,
    problems: ['not_found'],
  },
  joinApplication: {
    service: 'intake',
    method: 'PUT',
    path: '/api/admin/applications/{id}/collaboration',
    summary:
      'Say that one has an application open; it is held for the first one who does, until she is silent for minutes',
    status: 200,
    who: 'staff',
    right: 'applications.review',
    params: applicationParams,
    response: collaborationSchema,
    problems: ['not_found'],
  },
  leaveApplication: {
    service: 'intake',
    method: 'DELETE',
    path: '/api/admin/applications/{id}/collaboration',
    summary: 'Say that one has closed an application, and give it back',
    status: 200,
    who: 'staff',
    right: 'applications.review',
    params: applicationParams,
    response: z.strictObject({}),
    problems: [],
  },
  takeNext: {
    service: 'intake',
    method: 'POST',
    path: '/api/admin/applications/next',
    summary: 'Hand out the next open application that nobody holds: the oldest, never to two people',
    status: 200,
    who: 'staff',
    right: 'applications.review',
    body: nextFormSchema,
    response: handedOutSchema,
    problems: ['validation_failed'],
  },
  assignApplication: {
    service: 'intake',
    method: 'PUT',
    path: '/api/admin/applications/{id}/assignee',
    summary: 'Assign an application to a colleague or oneself, or to nobody',
    status: 200,
    who: 'staff',
    right: 'applications.review',
    params: applicationParams,
    body: assigneeSchema,
    response: collaborationSchema,
    problems: ['validation_failed', 'not_found'],
    audit: { action: 'application.assigned', subject: 'params.id', detail: 'body.assignee_id' },
  },
} as const satisfies Record<string, Endpoint>;
