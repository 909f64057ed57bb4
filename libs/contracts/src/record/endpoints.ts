import { z } from 'zod';
import { bulkLimit } from '../applications/filter.ts';
import { forStaff, type Endpoint } from '../endpoint.ts';
import {
  applicationRecordSchema,
  bulkClosingSchema,
  closingFormSchema,
  correctionSchema,
  holdFormSchema,
  unsealFormSchema,
} from './schemas.ts';

/** Staff calls about the state and the corrections of an application. */
export const recordEndpoints = {
  readRecord: forStaff.intake.get('/api/admin/applications/{id}/record', 'applications.read', {
    summary: 'State and corrections of an application, also of a sealed one',
    response: applicationRecordSchema,
  }),
  correctApplication: forStaff.intake.patch('/api/admin/applications/{id}/details', 'applications.manage', {
    summary: 'Correct details; the assessment stays as it is',
    body: correctionSchema,
    response: applicationRecordSchema,
    problems: ['version_conflict', 'application_held'],
    audit: { action: 'application.corrected', subject: 'params.id' },
  }),
  closeApplication: forStaff.intake.put('/api/admin/applications/{id}/closing', 'applications.manage', {
    summary: 'Close an application: its retention begins',
    body: closingFormSchema,
    response: applicationRecordSchema,
    problems: ['application_held'],
    audit: { action: 'application.closed', subject: 'params.id', detail: 'body.reason' },
  }),
  reopenApplication: forStaff.intake.del('/api/admin/applications/{id}/closing', 'applications.manage', {
    summary: 'Open a closed application again',
    response: applicationRecordSchema,
    problems: ['application_held'],
    audit: { action: 'application.reopened', subject: 'params.id' },
  }),
  closeApplications: forStaff.intake.post('/api/admin/applications/closings', 'applications.manage', {
    summary: `Close up to ${bulkLimit} applications as spam; those that are closed already stay as they are`,
    body: bulkClosingSchema,
    response: z.object({ closed: z.array(z.uuid()) }),
    audit: { action: 'application.closed', subject: 'answer.closed', detail: 'body.reason' },
  }),
  sealApplication: forStaff.intake.put('/api/admin/applications/{id}/seal', 'applications.review', {
    summary: 'Seal an application because a person in a photo looks under age: it cannot be opened or erased',
    response: applicationRecordSchema,
    audit: { action: 'application.sealed', subject: 'params.id' },
  }),
  unsealApplication: forStaff.intake.del('/api/admin/applications/{id}/seal', 'applications.hold', {
    summary: 'Remove the seal',
    body: unsealFormSchema,
    response: applicationRecordSchema,
    audit: { action: 'application.unsealed', subject: 'params.id', detail: 'body.reason' },
  }),
  holdApplication: forStaff.intake.put('/api/admin/applications/{id}/hold', 'applications.hold', {
    summary: 'Put an application under legal hold, which prevents its erasure',
    body: holdFormSchema,
    response: applicationRecordSchema,
    audit: { action: 'application.held', subject: 'params.id' },
  }),
  releaseApplication: forStaff.intake.del('/api/admin/applications/{id}/hold', 'applications.hold', {
    summary: 'End a legal hold',
    response: applicationRecordSchema,
    audit: { action: 'application.released', subject: 'params.id' },
  }),
} as const satisfies Record<string, Endpoint>;
