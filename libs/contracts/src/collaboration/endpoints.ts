import { z } from 'zod';
import { reviewedApplicationSchema } from '../applications/desk.ts';
import { forStaff, type Endpoint } from '../endpoint.ts';
import { assigneeSchema, collaborationSchema, handedOutSchema, nextFormSchema, snoozeFormSchema } from './schemas.ts';

export const collaborationEndpoints = {
  readCollaboration: forStaff.intake.get('/api/admin/applications/{id}/collaboration', 'applications.read', {
    summary: 'Work on an application: its score, its assignee, and the staff members who have it open',
    response: collaborationSchema,
  }),
  joinApplication: forStaff.intake.put('/api/admin/applications/{id}/collaboration', 'applications.review', {
    summary:
      'Say that a staff member has an application open. The first one holds it until they have been silent for minutes',
    response: collaborationSchema,
  }),
  leaveApplication: forStaff.intake.del('/api/admin/applications/{id}/collaboration', 'applications.review', {
    summary: "Report that one has closed an application's page, and release it",
    response: z.strictObject({}),
  }),
  takeNext: forStaff.intake.post('/api/admin/applications/next', 'applications.review', {
    summary:
      'Get the next open application of the filter that nobody holds, never the same for two people: whose reply has waited longest, one whose snooze has just ended, else the oldest',
    body: nextFormSchema,
    response: handedOutSchema,
  }),
  assignApplication: forStaff.intake.put('/api/admin/applications/{id}/assignee', 'applications.review', {
    summary: 'Assign an application to a colleague or oneself, or to nobody',
    body: assigneeSchema,
    response: collaborationSchema,
    audit: { action: 'application.assigned', subject: 'params.id', detail: 'body.assignee_id' },
  }),
  snoozeApplication: forStaff.intake.put('/api/admin/applications/{id}/snooze', 'applications.review', {
    summary: 'Take an application out of the queue until a time; the promise to reply stays as it is',
    body: snoozeFormSchema,
    response: reviewedApplicationSchema,
    problems: ['not_waiting'],
    audit: { action: 'application.snoozed', subject: 'params.id', detail: 'body.until' },
  }),
  wakeApplication: forStaff.intake.del('/api/admin/applications/{id}/snooze', 'applications.review', {
    summary: 'Put a snoozed application back into the queue now',
    response: reviewedApplicationSchema,
    audit: { action: 'application.woken', subject: 'params.id' },
  }),
} as const satisfies Record<string, Endpoint>;
