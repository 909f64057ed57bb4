import { z } from 'zod';
import { staffRoles } from '../rights.ts';

/** Every action that the audit log records. */
export const auditActions = [
  'session.opened',
  'session.refused',
  'session.raised',
  'session.closed',
  'session.token-reused',
  'password.guessed',
  'code.guessed',
  'recovery.requested',
  'password.changed',
  'email.change-requested',
  'email.changed',
  'factor.added',
  'factor.refused',
  'factor.removed',
  'recovery-codes.made',
  'recovery-code.used',
  'staff.invited',
  'staff.invitation-withdrawn',
  'staff.joined',
  'staff.role-changed',
  'staff.banned',
  'staff.unbanned',
  'staff.factors-removed',
  'settings.changed',
  'answer-template.changed',
  'reading.unusual',
  'signing-key.rotated',
  'secrets.resealed',
  'photo.opened',
  'photo.refused',
  'right.refused',
  'application.opened',
  'application.scored',
  'application.assigned',
  'application.noted',
  'application.note-edited',
  'application.note-removed',
  'application.spam-cleared',
  'application.replied',
  'application.answered',
  'application.corrected',
  'application.closed',
  'application.reopened',
  'application.sealed',
  'application.unsealed',
  'application.held',
  'application.released',
  'application.erased',
  'application.exported',
  'applications.exported',
  'mail.resent',
  'order.links-renewed',
  'order.session-changed',
  'order.address-changed',
  'order.mail-repeated',
  'order.link-copied',
  'order.links-revoked',
  'order.refunded',
  'case.accepted',
  'case.refunded',
  'case.closed',
  'dead-letter.replayed',
  'dead-letters.replayed',
  'audit.began',
  'audit.exported',
] as const;
export type AuditAction = (typeof auditActions)[number];

const time = z.iso.datetime();

/** Days for which an invitation is valid. */
export const invitationDays = 7;

/** `expired`: the invitation has expired before the person joined. */
export const staffStates = ['invited', 'expired', 'active', 'banned'] as const;

/** A staff account as owners see it; times are RFC 3339 in UTC. */
export const staffMemberSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  /** The name that the person chose. */
  name: z.string().nullable(),
  role: z.enum(staffRoles),
  state: z.enum(staffStates),
  created_at: time,
  invited_at: time.nullable(),
  /** Null until the invited person has opened the mailed link. */
  confirmed_at: time.nullable(),
  last_sign_in_at: time.nullable(),
  banned_at: time.nullable(),
  /** Whether any of `factors` is set up. */
  second_factor: z.boolean(),
  /** Kinds of factors that are set up, each listed once. */
  factors: z.array(z.enum(['totp', 'passkey'])),
});

export type StaffMember = z.infer<typeof staffMemberSchema>;

export const staffListSchema = z.object({ items: z.array(staffMemberSchema) });

export const staffInviteSchema = z.strictObject({
  email: z.string().trim().toLowerCase().max(254).check(z.email()),
  role: z.enum(staffRoles),
});

export const staffChangeSchema = z
  .strictObject({ role: z.enum(staffRoles).optional(), banned: z.boolean().optional() })
  .refine((change) => Object.keys(change).length > 0);

/** `second_factor_required`: the desk admits only sessions with a second factor. */
export const deskSettingsSchema = z.strictObject({ second_factor_required: z.boolean() });

export const auditEntrySchema = z.object({
  id: z.string(),
  at: time,
  /** The staff member; null for a stranger or a command of the operator. */
  staff_id: z.uuid().nullable(),
  staff_email: z.string().nullable(),
  /** Display name of that staff member. */
  staff_name: z.string().nullable(),
  /** Role at the time of the action, when recorded. */
  role: z.enum(staffRoles).nullable(),
  action: z.enum(auditActions),
  /** Id of an application, order or person, or another identifier. */
  subject: z.string(),
  /** Display name, when the subject is a staff member. */
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
