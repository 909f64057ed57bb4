import { z } from 'zod';
import { closingReasons } from '../applications/closing-reasons.ts';
import { bulkLimit } from '../applications/filter.ts';
import { eachOptionalText } from '../applications/rules.ts';
import { applicationFormSchema, applicationSchema } from '../applications/schemas.ts';
import { linesOfText } from '../text.ts';

const time = z.iso.datetime();

export const bulkClosingSchema = z.strictObject({
  ids: z.array(z.uuid().toLowerCase()).min(1).max(bulkLimit),
  reason: z.literal('spam'),
});

/** Fields that an applicant may correct: all of their own texts, but nothing that was computed or agreed to. */
export const correctionSchema = applicationFormSchema
  .pick({
    name: true,
    email: true,
    country: true,
    city: true,
    onlyfans_monthly_earnings: true,
    whatsapp: true,
    phone_country: true,
    ...eachOptionalText(() => true as const),
  })
  .partial()
  .extend({
    /** `version` of the application that was corrected; another version gives 409 `version_conflict`. */
    version: z.number().int(),
  });
export type Correction = z.output<typeof correctionSchema>;

/** One corrected field; `staff_id` is null when the applicant made the correction. */
const correctedDetailSchema = z.object({
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

/** Staff cannot choose `time` and `withdrawn`. */
export const closingFormSchema = z.strictObject({ reason: z.enum(['answered_no', 'signed', 'spam']) });

export const unsealFormSchema = z.strictObject({
  reason: z.enum(['of_age', 'sealed_by_mistake', 'authority_has_finished']),
});

/** `hidden` when the law forbids informing the applicant. */
export const holdFormSchema = z.strictObject({ reason: linesOfText(1_000).min(1), hidden: z.boolean() });
