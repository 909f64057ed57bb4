import { z } from 'zod';
import { auditActions } from '../audit-actions.ts';
import { staffRoles } from '../rights.ts';

const time = z.iso.datetime();

export const auditEntrySchema = z.object({
  id: z.string(),
  at: time,
  /** The staff member; null for a stranger or a command of the operator. */
  staff_id: z.uuid().nullable(),
  staff_email: z.string().nullable(),
  staff_name: z.string().nullable(),
  /** Role at the time of the action, when recorded. */
  role: z.enum(staffRoles).nullable(),
  action: z.enum(auditActions),
  /** Id of an application, order or person, or another identifier. */
  subject: z.string(),
  subject_name: z.string().nullable(),
  detail: z.string(),
});

/** Filters of the audit log; `to` is exclusive. */
export const auditFilterSchema = z.strictObject({
  staff_id: z.uuid().optional(),
  action: z.enum(auditActions).optional(),
  subject: z.string().trim().min(1).max(100).optional(),
  from: time.optional(),
  to: time.optional(),
});
export type AuditFilter = z.output<typeof auditFilterSchema>;

export const auditQuerySchema = auditFilterSchema.extend({
  limit: z.coerce.number().int().min(1).max(200).default(100),
  cursor: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional(),
});
export type AuditQuery = z.output<typeof auditQuerySchema>;

/** Newest first. */
export const auditPageSchema = z.object({ items: z.array(auditEntrySchema), next_cursor: z.string().nullable() });
