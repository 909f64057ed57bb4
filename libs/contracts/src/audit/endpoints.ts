import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { auditFilterSchema, auditPageSchema, auditQuerySchema } from './schemas.ts';

export const auditEndpoints = {
  readAudit: {
    service: 'gateway',
    method: 'GET',
    path: '/api/admin/audit',
    summary: 'Who did what, newest first',
    status: 200,
    who: 'staff',
    right: 'audit.read',
    query: auditQuerySchema,
    response: auditPageSchema,
    problems: ['validation_failed'],
  },
  exportAudit: {
    service: 'gateway',
    method: 'GET',
    path: '/api/admin/audit.csv',
    summary: 'The filtered log as CSV: UTF-8 with BOM, formulas escaped',
    status: 200,
    who: 'staff',
    right: 'audit.read',
    presence: true,
    query: auditFilterSchema,
    response: z.string(),
    content: 'text/csv',
    problems: ['validation_failed'],
  },
} as const satisfies Record<string, Endpoint>;
