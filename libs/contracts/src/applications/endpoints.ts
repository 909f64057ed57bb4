import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { publicPaths } from '../public-paths.ts';
import { liveEventSchema, reviewDetailSchema, reviewPageSchema } from './desk.ts';
import { applicationFilterSchema, applicationQuerySchema } from './filter.ts';
import {
  applicantListSchema,
  applicantQuerySchema,
  applicationFormSchema,
  applicationReceiptSchema,
} from './schemas.ts';

const applicationParams = z.object({ id: z.uuid().toLowerCase() });
const ofStaff = { service: 'intake', who: 'staff' } as const;

export const applicationsEndpoints = {
  submitApplication: {
    service: 'intake',
    method: 'POST',
    path: publicPaths.submitApplication,
    summary: 'Submit an application',
    status: 201,
    who: 'anyone',
    limit: 'applications',
    body: applicationFormSchema,
    response: applicationReceiptSchema,
    problems: ['unknown_upload', 'too_many_photos', 'idempotency_mismatch'],
  },
  listApplications: {
    ...ofStaff,
    method: 'GET',
    path: '/api/admin/applications',
    summary: 'Applications, newest first unless sorted otherwise',
    right: 'applications.read',
    query: applicationQuerySchema,
    response: reviewPageSchema,
  },
  exportApplications: {
    ...ofStaff,
    method: 'GET',
    path: '/api/admin/applications.csv',
    summary: 'The filtered applications as CSV, UTF-8 with BOM; formulas are escaped unless text=typed',
    right: 'applications.export',
    presence: true,
    query: applicationFilterSchema,
    response: z.string(),
    content: 'text/csv',
    audit: { action: 'applications.exported', subject: 'applications', detail: 'query' },
  },
  openApplication: {
    ...ofStaff,
    method: 'GET',
    path: '/api/admin/applications/{id}',
    summary: 'One application with its notes and possible duplicates; the opening is logged',
    right: 'applications.read',
    params: applicationParams,
    response: reviewDetailSchema,
    audit: { action: 'application.opened', subject: 'params.id' },
  },
  listApplicationsOf: {
    ...ofStaff,
    method: 'GET',
    path: '/api/admin/applicants',
    summary: 'Applications from an address, newest first',
    right: 'applications.read',
    query: applicantQuerySchema,
    response: applicantListSchema,
  },
  live: {
    ...ofStaff,
    method: 'GET',
    path: '/api/admin/live',
    summary: 'New and changed applications as they come: server-sent events',
    right: 'applications.read',
    response: liveEventSchema,
    content: 'text/event-stream',
    problems: ['unavailable'],
  },
} as const satisfies Record<string, Endpoint>;
