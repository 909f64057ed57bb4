import { z } from 'zod';
import { confirmTypes } from '../account/confirm-link.ts';
import { staffRoles } from '../rights.ts';

const to = z.string().min(3);
/** Codes expire within an hour or a day, so that copies of a mail become useless. */
const code = { to, code: z.string().min(6), expires_at: z.iso.datetime() };

/** Time and device of the call that a mail reports, when known; the device for example "Firefox on Windows". */
const occasion = { to, at: z.iso.datetime().optional(), device: z.string().max(80).optional() };
/** A notice to owners may be `about` one staff member and name another who acted (`by`), both by email address. */
const noticed = { ...occasion, by: z.string().optional() };
const factor = z.enum(['totp', 'passkey']);

/** Mails to staff members about their own account and work. No mail contains data about an applicant. */
const toHerself = [
  z.object({ kind: z.enum(confirmTypes), token: z.string().min(20), ...code }),
  z.object({ kind: z.literal('reauthentication'), ...code }),
  /** To the old address, which must confirm as well as the new one. */
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
  /** Of how many things colleagues did at the desk; a mail does not say which. */
  z.object({ kind: z.literal('noticed'), to, count: z.number().int().positive() }),
] as const;

const toOwners = [
  z.object({ kind: z.literal('photos_refused'), to }),
  /** Names the sealed application by its id only. */
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
  /** `about` is absent for the team's figures. `count` is for the hour before `at`. */
  z.object({
    kind: z.literal('unusual_reading'),
    what: z.enum(['photos', 'applications', 'exports']),
    count: z.number().int().positive(),
    about: z.string().optional(),
    ...occasion,
  }),
  /** The newest entry of the audit log, and the hash over the whole log. */
  z.object({ kind: z.literal('audit_head'), sequence: z.string(), hash: z.string(), ...occasion }),
] as const;

/**
 * A mail to one staff member. `code` is typed in, `token` is part of the link; each works once, and the sender stores
 * only their hashes.
 */
export const staffMailSchema = z.discriminatedUnion('kind', [...toHerself, ...toOwners]);
export type StaffMail = z.infer<typeof staffMailSchema>;

type Without<Mail, Key extends PropertyKey> = Mail extends unknown ? Omit<Mail, Key> : never;
export type OwnerNotice = Without<z.infer<(typeof toOwners)[number]>, 'to'>;
