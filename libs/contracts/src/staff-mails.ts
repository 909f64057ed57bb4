import { z } from 'zod';
import { confirmTypes } from './confirm-link.ts';
import { staffRoles } from './rights.ts';

const to = z.string().min(3);
/** When an hour or a day is over, the codes in a mail open nothing any more, wherever a copy of them still lies. */
const code = { to, code: z.string().min(6), expires_at: z.iso.datetime() };

/** The time and the device of what a mail tells, where they are known; the device in words, as in "Firefox on Windows". */
const occasion = { to, at: z.iso.datetime().optional(), device: z.string().max(80).optional() };
/** What owners are told may be `about` one member of staff, and done `by` another: each named by her e-mail address. */
const noticed = { ...occasion, by: z.string().optional() };
const factor = z.enum(['totp', 'passkey']);

/** What is mailed to one staff member about her own account. No mail says anything about an applicant. */
const toHerself = [
  z.object({ kind: z.enum(confirmTypes), token: z.string().min(20), ...code }),
  z.object({ kind: z.literal('reauthentication'), ...code }),
  /** To the old address, which confirms it as well as the new one. */
  z.object({ kind: z.literal('email_change_requested'), token: z.string().min(20), ...code, ...occasion }),
  z.object({
    kind: z.enum([
      'password_changed',
      'email_changed',
      'new_device',
      'password_guessed',
      'code_guessed',
      'recovery_codes_made',
      'data_erased',
    ]),
    ...occasion,
  }),
  z.object({ kind: z.enum(['factor_added', 'factor_removed']), factor, ...occasion }),
  z.object({ kind: z.literal('recovery_code_used'), left: z.number().int().min(0), ...occasion }),
  z.object({ kind: z.literal('role_changed'), role: z.enum(staffRoles), ...occasion }),
  z.object({ kind: z.literal('data_exported'), what: z.enum(['applications', 'application', 'audit']), ...occasion }),
] as const;

/** What is mailed to every owner. */
const toOwners = [
  z.object({ kind: z.literal('photos_refused'), to }),
  /** An owner is told of an application that was sealed, by its id alone. */
  z.object({ kind: z.literal('application_sealed'), to, application_id: z.uuid() }),
  z.object({
    kind: z.literal('staff_factor_changed'),
    change: z.enum(['factor_added', 'factor_removed', 'recovery_codes_made']),
    factor: factor.optional(),
    about: z.string(),
    ...noticed,
  }),
  z.object({ kind: z.literal('staff_role_changed'), role: z.enum(staffRoles), about: z.string(), ...noticed }),
  z.object({ kind: z.literal('requirement_changed'), required: z.boolean(), ...noticed }),
  /** `about` is absent where the figures are the team's. `count` is of the hour before `at`. */
  z.object({
    kind: z.literal('unusual_reading'),
    what: z.enum(['photos', 'applications', 'exports']),
    count: z.number().int().positive(),
    about: z.string().optional(),
    ...occasion,
  }),
  /** The newest entry of the audit log, and the hash over all of it so far. */
  z.object({ kind: z.literal('audit_head'), sequence: z.string(), hash: z.string(), ...occasion }),
] as const;

/**
 * A mail to one staff member. `code` is typed in, `token` is carried by the link; each works once, and their sender keeps
 * nothing but their hashes.
 */
export const staffMailSchema = z.discriminatedUnion('kind', [...toHerself, ...toOwners]);
export type StaffMail = z.infer<typeof staffMailSchema>;

type Without<Mail, Key extends PropertyKey> = Mail extends unknown ? Omit<Mail, Key> : never;
/** What every owner is told by mail. */
export type OwnerNotice = Without<z.infer<(typeof toOwners)[number]>, 'to'>;
