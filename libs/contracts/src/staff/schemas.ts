import { z } from 'zod';
import { staffRoles } from '../rights.ts';

const time = z.iso.datetime();

/** Days for which an invitation is valid. */
export const invitationDays = 7;

/** A staff account as owners see it; times are RFC 3339 in UTC. */
export const staffMemberSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  /** The name that the person chose. */
  name: z.string().nullable(),
  role: z.enum(staffRoles),
  /** `expired`: the invitation has expired before the person joined. */
  state: z.enum(['invited', 'expired', 'active', 'banned']),
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
