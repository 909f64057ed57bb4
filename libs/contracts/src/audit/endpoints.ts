import { z } from 'zod';
import { forStaff, get, type Endpoint } from '../endpoint.ts';
import { auditFilterSchema, auditPageSchema, auditQuerySchema } from './schemas.ts';

export const auditEndpoints = {
  readAudit: get('/api/admin/audit', {
    ...forStaff('gateway', 'audit.read'),
    summary: 'Who did what, newest first',
    query: auditQuerySchema,
    response: auditPageSchema,
  }),
  exportAudit: get('/api/admin/audit.csv', {
    ...forStaff('gateway', 'audit.read'),
    summary: 'The filtered log as CSV: UTF-8 with BOM, formulas escaped',
    presence: true,
    query: auditFilterSchema,
    response: z.string(),
    content: 'text/csv',
  }),
} as const satisfies Record<string, Endpoint>;
