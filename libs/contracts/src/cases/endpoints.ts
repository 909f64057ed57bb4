import { forStaff, type Endpoint } from '../endpoint.ts';
import { acceptCaseSchema, caseListSchema, caseQuerySchema, closeCaseSchema, moneyCaseSchema } from './schemas.ts';

export const casesEndpoints = {
  listCases: forStaff.commerce.get('/api/admin/cases', 'money.decide', {
    summary: 'Payments that match no order, newest first',
    query: caseQuerySchema,
    response: caseListSchema,
  }),
  acceptCase: forStaff.commerce.post('/api/admin/cases/{id}/accept', 'money.decide', {
    summary: 'Accept the payment as it is, and deliver the product',
    response: moneyCaseSchema,
    body: acceptCaseSchema,
    problems: ['version_conflict', 'upstream_unavailable'],
    audit: { action: 'case.accepted', subject: 'params.id', detail: 'answer.reason' },
  }),
  refundCase: forStaff.commerce.post('/api/admin/cases/{id}/refund', 'money.refund', {
    summary: 'Return the whole payment through the provider',
    presence: true,
    response: moneyCaseSchema,
    problems: ['version_conflict', 'refund_failed'],
    audit: { action: 'case.refunded', subject: 'params.id', detail: 'answer.reason' },
  }),
  closeCase: forStaff.commerce.post('/api/admin/cases/{id}/close', 'money.decide', {
    summary: 'Close the case with a reason: nothing is delivered or returned',
    response: moneyCaseSchema,
    body: closeCaseSchema,
    problems: ['version_conflict'],
    audit: { action: 'case.closed', subject: 'params.id', detail: 'answer.reason' },
  }),
} as const satisfies Record<string, Endpoint>;
