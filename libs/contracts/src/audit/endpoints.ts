import { z } from 'zod';
import { forStaff, type Endpoint } from '../endpoint.ts';
import { auditFilterSchema, auditPageSchema, auditQuerySchema } from './schemas.ts';

export const auditEndpoints = {
  readAudit: forStaff.gateway.get('/api/admin/audit', 'audit.read', {
    summary: 'Who did what, newest first',
    query: auditQuerySchema,
    response: auditPageSchema,
  }),
  exportAudit: forStaff.gateway.get('/api/admin/audit.csv', 'audit.read', {
    summary: 'The filtered log as CSV: UTF-8 with BOM, formulas escaped',
    presence: true,
    query: auditFilterSchema,
    response: z.string(),
    content: 'text/csv',
  }),
} as const satisfies Record<string, Endpoint>;
