import { z } from 'zod';
import { rejectionReasons } from '../applications/assessment.ts';
import { closingReasons } from '../applications/closing-reasons.ts';
import { optionalTextNames } from '../applications/rules.ts';
import { applicationFormSchema, applicationReceiptSchema, applicationSchema } from '../applications/schemas.ts';
import { languages } from '../locales.ts';
import { correctionSchema } from '../record/schemas.ts';

const time = z.iso.datetime();

/** What a mail to the applicant names as changed. */
export const changedThings = [
  'name',
  'email',
  'country',
  'city',
  'onlyfans_monthly_earnings',
  'whatsapp',
  ...optionalTextNames,
  'discreet',
  'photo_added',
  'photo_removed',
  'withdrawn',
] as const;
export type ChangedThing = (typeof changedThings)[number];

export const myPhotoSchema = z.object({ name: z.string(), bytes: z.number().int(), added_at: time });

/** An application as its applicant sees it. */
export const myApplicationSchema = applicationSchema
  .omit({ score: true, file_urls: true, assessment_result: true })
  .extend({
    version: z.number().int(),
    flower: applicationReceiptSchema.shape.flower,
    /** Campaign or site that the applicant came from, when known. */
    source: z.string().nullish(),
    /** Empty under an old link, which also hides all of `whatsapp` but its last two digits. */
    photos: z.array(myPhotoSchema),
    /** Whether the link was issued in the last 24 hours; an older link only reads texts. */
    fresh: z.boolean(),
    assessment_ready_at: time,
    /** Null until the assessment is ready. */
    assessment_result: applicationSchema.shape.assessment_result.nullable(),
    /** What the rule says of the details as they are now; null when it would qualify them. */
    rejection_reason: z.enum(rejectionReasons).nullish(),
    reply_due_at: time,
    /** First time that staff opened the application. */
    read_at: time.nullable(),
    replied_at: time.nullable(),
    closed_at: time.nullable(),
    closed_reason: z.enum(closingReasons).nullable(),
    withdrawn_at: time.nullable(),
    /** When the application is deleted automatically; null during a legal hold. */
    stored_until: time.nullable(),
    /** Why the application may not be deleted, if the applicant may know. */
    hold_reason: z.string().nullable(),
    /** New address that is not confirmed yet. */
    new_email: z.string().nullable(),
    privacy_version: z.string(),
    consented_at: time,
  });
export type MyApplication = z.infer<typeof myApplicationSchema>;

/** What an applicant changes, which is more than staff correct: how discreet their mails are. */
export const myCorrectionSchema = correctionSchema.extend({ discreet: applicationFormSchema.shape.discreet });
export type MyCorrection = z.output<typeof myCorrectionSchema>;

export const myLinksFormSchema = z.strictObject({
  email: applicationFormSchema.shape.email,
  language: z.enum(languages),
});

/** Token from one of the two mails about a new address. */
export const addressConfirmationSchema = z.strictObject({ token: z.string().min(20).max(200) });

export const addressConfirmedSchema = z.object({ state: z.enum(['waiting_for_other', 'changed']) });
