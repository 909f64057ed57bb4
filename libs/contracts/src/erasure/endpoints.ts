import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { erasureFormSchema, personExportQuerySchema } from './schemas.ts';

const applicationParams = z.object({ id: z.uuid().toLowerCase() });

export const erasureEndpoints = {
  eraseApplication: {
    service: 'intake',
    method: 'DELETE',
    path: '/api/admin/applications/{id}',
    summary: 'Erase an application with everything that belongs to it',
    who: 'staff',
    right: 'applications.erase',
    presence: true,
    params: applicationParams,
    body: erasureFormSchema,
    response: z.strictObject({}),
    problems: ['application_held'],
    audit: { action: 'application.erased', subject: 'params.id', detail: 'body.reason' },
  },
  exportApplication: {
    service: 'intake',
    method: 'GET',
    path: '/api/admin/applications/{id}/export',
    summary: 'Everything that is stored about an applicant, as a ZIP; each photo in it counts as a look',
    who: 'staff',
    right: 'applications.export',
    presence: true,
    params: applicationParams,
    query: personExportQuerySchema,
    response: z.string(),
    content: 'application/zip',
    problems: ['application_held'],
    audit: { action: 'application.exported', subject: 'params.id', detail: 'query' },
  },
} as const satisfies Record<string, Endpoint>;

/** Calls from the gateway to intake; internal, like `mailTextEndpoints`. */
export const ledgerEndpoints = {
  keepStaffStates: {
    service: 'intake',
    method: 'POST',
    path: '/inner/ledger',
    summary: 'Keep signed states of staff accounts where no restore changes them',
    who: 'service',
    body: z.strictObject({ entries: z.array(z.string().regex(/^[\w.-]{1,200}$/)).max(1_000) }),
    response: z.strictObject({}),
  },
} as const satisfies Record<string, Endpoint>;
