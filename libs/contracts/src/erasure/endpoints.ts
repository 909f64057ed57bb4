import { z } from 'zod';
import { forStaff, post, type Endpoint } from '../endpoint.ts';
import { erasureFormSchema, personExportQuerySchema } from './schemas.ts';

export const erasureEndpoints = {
  eraseApplication: forStaff.intake.del('/api/admin/applications/{id}', 'applications.erase', {
    summary: 'Erase an application with everything that belongs to it',
    presence: true,
    body: erasureFormSchema,
    response: z.strictObject({}),
    problems: ['application_held'],
    audit: { action: 'application.erased', subject: 'params.id', detail: 'body.reason' },
  }),
  exportApplication: forStaff.intake.get('/api/admin/applications/{id}/export', 'applications.export', {
    summary: 'Everything that is stored about an applicant, as a ZIP; each photo in it counts as a look',
    presence: true,
    query: personExportQuerySchema,
    response: z.string(),
    content: 'application/zip',
    problems: ['application_held'],
    audit: { action: 'application.exported', subject: 'params.id', detail: 'query' },
  }),
} as const satisfies Record<string, Endpoint>;

/** Calls from the gateway to intake; internal, like `mailTextEndpoints`. */
export const ledgerEndpoints = {
  keepStaffStates: post('/inner/ledger', {
    service: 'intake',
    summary: 'Keep signed states of staff accounts where no restore changes them',
    who: 'service',
    body: z.strictObject({ entries: z.array(z.string().regex(/^[\w.-]{1,200}$/)).max(1_000) }),
    response: z.strictObject({}),
  }),
} as const satisfies Record<string, Endpoint>;
