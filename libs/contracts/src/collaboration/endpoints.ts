import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { assigneeSchema, collaborationSchema, handedOutSchema, nextFormSchema } from './schemas.ts';

const applicationParams = z.object({ id: z.uuid().toLowerCase() });
const ofStaff = { service: 'intake', who: 'staff' } as const;

export const collaborationEndpoints = {
  readCollaboration: {
    ...ofStaff,
    method: 'GET',
    path: '/api/admin/applications/{id}/collaboration',
    summary: 'Work on an application: its score, its assignee, and the staff members who have it open',
    right: 'applications.read',
    params: applicationParams,
    response: collaborationSchema,
  },
  joinApplication: {
    ...ofStaff,
    method: 'PUT',
    path: '/api/admin/applications/{id}/collaboration',
    summary:
      'Say that a staff member has an application open. The first one holds it until they have been silent for minutes',
    right: 'applications.review',
    params: applicationParams,
    response: collaborationSchema,
  },
  leaveApplication: {
    ...ofStaff,
    method: 'DELETE',
    path: '/api/admin/applications/{id}/collaboration',
    summary: "Report that one has closed an application's page, and release it",
    right: 'applications.review',
    params: applicationParams,
    response: z.strictObject({}),
  },
  takeNext: {
    ...ofStaff,
    method: 'POST',
    path: '/api/admin/applications/next',
    summary: 'Get the oldest open application that nobody holds; never the same for two people',
    right: 'applications.review',
    body: nextFormSchema,
    response: handedOutSchema,
  },
  assignApplication: {
    ...ofStaff,
    method: 'PUT',
    path: '/api/admin/applications/{id}/assignee',
    summary: 'Assign an application to a colleague or oneself, or to nobody',
    right: 'applications.review',
    params: applicationParams,
    body: assigneeSchema,
    response: collaborationSchema,
    audit: { action: 'application.assigned', subject: 'params.id', detail: 'body.assignee_id' },
  },
} as const satisfies Record<string, Endpoint>;
