import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { auditFilterSchema, auditPageSchema, auditQuerySchema } from './schemas.ts';

export const auditEndpoints = {
  readAudit: {
    service: 'gateway',
    method: 'GET',
    path: '/api/admin/audit',
    summary: 'Who did what, newest first',
    who: 'staff',
    right: 'audit.read',
    query: auditQuerySchema,
    response: auditPageSchema,
  },
  exportAudit: {
    service: 'gateway',
    method: 'GET',
    path: '/api/admin/audit.csv',
    summary: 'The filtered log as CSV: UTF-8 with BOM, formulas escaped',
    who: 'staff',
    right: 'audit.read',
    presence: true,
    query: auditFilterSchema,
    response: z.string(),
    content: 'text/csv',
  },
} as const satisfies Record<string, Endpoint>;
