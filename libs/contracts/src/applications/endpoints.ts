import { z } from 'zod';
import { forStaff, get, post, type Endpoint } from '../endpoint.ts';
import { languages } from '../locales.ts';
import { publicPaths } from '../public-paths.ts';
import { liveEventSchema, reviewDetailSchema, reviewPageSchema } from './desk.ts';
import { applicationFilterSchema, applicationQuerySchema } from './filter.ts';
import {
  applicantListSchema,
  applicantQuerySchema,
  applicationFormSchema,
  applicationReceiptSchema,
} from './schemas.ts';

const plainForm = {
  service: 'intake',
  who: 'anyone',
  params: z.object({ language: z.enum(languages) }),
  response: z.string(),
  content: 'text/html',
} as const;

export const applicationsEndpoints = {
  submitApplication: post(publicPaths.submitApplication, {
    service: 'intake',
    summary: 'Submit an application',
    status: 201,
    who: 'anyone',
    limit: 'applications',
    body: applicationFormSchema,
    response: applicationReceiptSchema,
    problems: ['unknown_upload', 'too_many_photos', 'idempotency_mismatch'],
  }),
  openPlainForm: get(publicPaths.openPlainForm, {
    ...plainForm,
    summary: 'The form for a browser without scripts, with a one-time key',
  }),
  sendPlainForm: post(publicPaths.openPlainForm, {
    ...plainForm,
    summary: 'Submit an application and its photos in one post, as a browser without scripts does',
    limit: 'applications',
    file: 'photos',
    problems: ['unavailable'],
  }),
  listApplications: forStaff.intake.get(publicPaths.listApplications, 'applications.read', {
    summary: 'Applications, newest first unless sorted otherwise',
    query: applicationQuerySchema,
    response: reviewPageSchema,
  }),
  exportApplications: forStaff.intake.get('/api/admin/applications.csv', 'applications.export', {
    summary: 'The filtered applications as CSV, UTF-8 with BOM; formulas are escaped',
    presence: true,
    query: applicationFilterSchema,
    response: z.string(),
    content: 'text/csv',
    audit: { action: 'applications.exported', subject: 'applications', detail: 'query' },
  }),
  openApplication: forStaff.intake.get('/api/admin/applications/{id}', 'applications.read', {
    summary: 'One application with its notes and possible duplicates; the opening is logged',
    response: reviewDetailSchema,
    audit: { action: 'application.opened', subject: 'params.id' },
  }),
  listApplicationsOf: forStaff.intake.get('/api/admin/applicants', 'applications.read', {
    summary: 'Applications from an address, newest first',
    query: applicantQuerySchema,
    response: applicantListSchema,
  }),
  live: forStaff.intake.get('/api/admin/live', 'applications.read', {
    summary: 'New and changed applications as they come: server-sent events',
    response: liveEventSchema,
    content: 'text/event-stream',
    problems: ['unavailable'],
  }),
} as const satisfies Record<string, Endpoint>;
