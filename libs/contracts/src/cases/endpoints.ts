import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { acceptCaseSchema, caseListSchema, caseQuerySchema, closeCaseSchema, moneyCaseSchema } from './schemas.ts';

const params = z.object({ id: z.uuid().toLowerCase() });
const decided = { params, response: moneyCaseSchema } as const;

export const casesEndpoints = {
  listCases: {
    service: 'commerce',
    method: 'GET',
    path: '/api/admin/cases',
    summary: 'Payments that match no order, newest first',
    who: 'staff',
    right: 'money.decide',
    query: caseQuerySchema,
    response: caseListSchema,
  },
  acceptCase: {
    service: 'commerce',
    method: 'POST',
    path: '/api/admin/cases/{id}/accept',
    summary: 'Accept the payment as it is, and deliver the product',
    who: 'staff',
    right: 'money.decide',
    ...decided,
    body: acceptCaseSchema,
    problems: ['version_conflict', 'upstream_unavailable'],
    audit: { action: 'case.accepted', subject: 'params.id', detail: 'answer.reason' },
  },
  refundCase: {
    service: 'commerce',
    method: 'POST',
    path: '/api/admin/cases/{id}/refund',
    summary: 'Return the whole payment through the provider',
    who: 'staff',
    right: 'money.refund',
    presence: true,
    ...decided,
    problems: ['version_conflict', 'refund_failed'],
    audit: { action: 'case.refunded', subject: 'params.id', detail: 'answer.reason' },
  },
  closeCase: {
    service: 'commerce',
    method: 'POST',
    path: '/api/admin/cases/{id}/close',
    summary: 'Close the case with a reason: nothing is delivered or returned',
    who: 'staff',
    right: 'money.decide',
    ...decided,
    body: closeCaseSchema,
    problems: ['version_conflict'],
    audit: { action: 'case.closed', subject: 'params.id', detail: 'answer.reason' },
  },
} as const satisfies Record<string, Endpoint>;
