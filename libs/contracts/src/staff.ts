import { z } from 'zod';
import { staffRoles } from './rights.ts';

/** Everything that the audit log can say somebody did. */
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

/** An invitation opens the account for so many days. */
export const invitationDays = 7;

/** `expired`: invited too long ago, and never come. */
export const staffStates = ['invited', 'expired', 'active', 'banned'] as const;

/** A person with an account, as owners see her; times are RFC 3339 in UTC. */
export const staffMemberSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  /** The name that she has given herself. */
  name: z.string().nullable(),
  role: z.enum(staffRoles),
  state: z.enum(staffStates),
  created_at: time,
  invited_at: time.nullable(),
  /** Null until an invited person has followed the link in the mail. */
  confirmed_at: time.nullable(),
  last_sign_in_at: time.nullable(),
  banned_at: time.nullable(),
  /** Whether any of `factors` is set up. */
  second_factor: z.boolean(),
  /** Authenticator apps and passkeys, each kind named once. */
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

/** `second_factor_required`: the desk opens only in sessions that a second factor has raised. */
export const deskSettingsSchema = z.strictObject({ second_factor_required: z.boolean() });

export const auditEntrySchema = z.object({
  id: z.string(),
  at: time,
  /** Who did it; null for a stranger and for a command of the operator. */
  staff_id: z.uuid().nullable(),
  staff_email: z.string().nullable(),
  /** How this person signs what she does. */
  staff_name: z.string().nullable(),
  /** The role in which it was done, where that was noted. */
  role: z.enum(staffRoles).nullable(),
  action: z.enum(auditActions),
  /** The id of an application, an order or a person, or what else names it. */
  subject: z.string(),
  /** The name, where the subject is a person of the staff. */
  subject_name: z.string().nullable(),
  detail: z.string(),
});

/** What the audit log can be narrowed to; `to` is excluded. */
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
