import { z } from 'zod';
import { applicationSchema } from '../applications/schemas.ts';
import { closingReasons } from '../applications/closing-reasons.ts';
import { lookSchema } from '../my-application/schemas.ts';
import { linesOfText } from '../text.ts';

const time = z.iso.datetime();
/** The part of a staff address before the @; null once the account is deleted. */
const name = z.string().nullable();

/** A look with the staff member's id, for staff. */
export const staffLookSchema = lookSchema.extend({ staff_id: z.uuid() });
export type StaffLook = z.infer<typeof staffLookSchema>;
export const staffLookListSchema = z.object({ items: z.array(staffLookSchema) });

export const namedLookSchema = staffLookSchema.extend({ name });
export type NamedLook = z.infer<typeof namedLookSchema>;
export const namedLookListSchema = z.object({ items: z.array(namedLookSchema) });

/** One corrected field; `staff_id` is null when the applicant made the correction. */
export const correctedDetailSchema = z.object({
  at: time,
  staff_id: z.uuid().nullable(),
  field: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});

/** State of an application and its corrections, oldest first. Of a sealed application nothing else can be read. */
export const applicationRecordSchema = applicationSchema.pick({ id: true }).extend({
  /** Number of corrections; a correction names the version that it changes. */
  version: z.number().int(),
  opened_at: time.nullable(),
  withdrawn_at: time.nullable(),
  closed_at: time.nullable(),
  closed_reason: z.enum(closingReasons).nullable(),
  sealed_at: time.nullable(),
  held_at: time.nullable(),
  hold_reason: z.string().nullable(),
  /** Whether the hold is hidden from the applicant. */
  hold_hidden: z.boolean(),
  corrections: z.array(correctedDetailSchema),
});
export type ApplicationRecord = z.infer<typeof applicationRecordSchema>;

export const namedRecordSchema = applicationRecordSchema.extend({
  corrections: z.array(correctedDetailSchema.extend({ name })),
});
export type NamedRecord = z.infer<typeof namedRecordSchema>;

// Fixed lists, because the audit log stores the reason, and free text could name an applicant.
export const erasureReasons = ['asked_by_applicant', 'spam', 'duplicate', 'not_an_adult', 'not_needed'] as const;
export const unsealReasons = ['of_age', 'sealed_by_mistake', 'authority_has_finished'] as const;

export const exportReasons = ['asked_by_applicant', 'authority'] as const;

export const personExportQuerySchema = z.strictObject({ reason: z.enum(exportReasons) });
export const erasureFormSchema = z.strictObject({ reason: z.enum(erasureReasons) });
/** Staff cannot choose `time` and `withdrawn`. */
export const closingFormSchema = z.strictObject({ reason: z.enum(['answered_no', 'signed', 'spam']) });
export const unsealFormSchema = z.strictObject({ reason: z.enum(unsealReasons) });
/** `hidden` when the law forbids informing the applicant. */
export const holdFormSchema = z.strictObject({ reason: linesOfText(1_000).min(1), hidden: z.boolean() });

export const staffMailContents = ['everything', 'reference'] as const;
/** Content of staff mails about an application: everything, or only reference, language, country and link. */
export const mailSettingsSchema = z.strictObject({ staff_mails: z.enum(staffMailContents) });
export type MailSettings = z.infer<typeof mailSettingsSchema>;
