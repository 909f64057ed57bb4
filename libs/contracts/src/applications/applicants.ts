import { z } from 'zod';
import { applicationSchema } from './schemas.ts';
import type { Endpoint } from '../endpoint.ts';

const applicantQuerySchema = z.strictObject({ email: z.string().trim().max(254).check(z.email()) });

/** Applications from one address, newest first, at most 20. */
export const applicantListSchema = z.object({
  items: z.array(applicationSchema.pick({ id: true, created_at: true, name: true, score: true })),
});

/** Calls that find a person's applications from another page of the desk. */
export const applicantEndpoints = {
  listApplicationsOf: {
    service: 'intake',
    method: 'GET',
    path: '/api/admin/applicants',
    summary: 'Applications from an address, newest first',
    status: 200,
    who: 'staff',
    right: 'applications.read',
    query: applicantQuerySchema,
    response: applicantListSchema,
    problems: ['validation_failed'],
  },
} as const satisfies Record<string, Endpoint>;
