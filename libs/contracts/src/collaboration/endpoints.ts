import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { assigneeSchema, collaborationSchema, handedOutSchema, nextFormSchema } from './schemas.ts';

const applicationParams = z.object({ id: z.uuid().toLowerCase() });

/** Calls that keep two staff members from doing the same work. */
export const collaborationEndpoints = {
  readCollaboration: {
    service: 'intake',
    method: 'GET',
    path: '/api/admin/applications/{id}/collaboration',
    summary: 'Work on an application: its score, its assignee, and the staff members who have it open',
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
      'Say that a staff member has an application open. The first one holds it until they have been silent for minutes',
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
    summary: "Report that one has closed an application's page, and release it",
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
    summary: 'Get the oldest open application that nobody holds; never the same for two people',
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
