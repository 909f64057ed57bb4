import { z } from 'zod';
import { applicationFormSchema, applicationSchema } from './applications.ts';
import { closingReasons } from './closing.ts';
import { languages } from './locales.ts';
import { staffRoles } from './rights.ts';

const time = z.iso.datetime();

/** Seconds for which a link to an application's own page may also delete, export and change the address. */
export const freshLinkSeconds = 86_400;

/** What an applicant may correct: everything that she wrote, except what was computed or claimed from it. */
export const correctionSchema = applicationFormSchema
  .pick({
    name: true,
    email: true,
    country: true,
    city: true,
    zip_code: true,
    instagram: true,
    tiktok: true,
    onlyfans_username: true,
    onlyfans_monthly_earnings: true,
    other_socials: true,
    whatsapp: true,
    phone_country: true,
    message: true,
  })
  .partial()
  .extend({
    /** `version` of the answer that the correction was made from; another one is 409 `version_conflict`. */
    version: z.number().int(),
  });
export type Correction = z.output<typeof correctionSchema>;

export const myPhotoSchema = z.object({ name: z.string(), bytes: z.number().int(), added_at: time });

/** An application as its applicant sees it. */
export const myApplicationSchema = applicationSchema
  .omit({ score: true, file_urls: true, assessment_result: true })
  .extend({
    version: z.number().int(),
    /** The campaign or site that she came from, where the form knew it. */
    source: z.string().nullish(),
    photos: z.array(myPhotoSchema),
    /** Whether the link was issued in the last 24 hours; an older one only reads and corrects. */
    fresh: z.boolean(),
    assessment_ready_at: time,
    /** Null until the assessment is ready. */
    assessment_result: applicationSchema.shape.assessment_result.nullable(),
    reply_due_at: time,
    /** First opening by staff. */
    read_at: time.nullable(),
    replied_at: time.nullable(),
    closed_at: time.nullable(),
    closed_reason: z.enum(closingReasons).nullable(),
    withdrawn_at: time.nullable(),
    /** When all of it is deleted by itself; null while a legal hold lasts. */
    stored_until: time.nullable(),
    /** Why it may not be deleted, where she may be told so. */
    hold_reason: z.string().nullable(),
    /** The address that still waits for its confirmations. */
    new_email: z.string().nullable(),
    privacy_version: z.string(),
    consented_at: time,
  });
export type MyApplication = z.infer<typeof myApplicationSchema>;

/** `listed` is at most one a day and person: a list or an export that she stood in. */
export const lookKinds = ['photo', 'opened', 'listed'] as const;
export type LookKind = (typeof lookKinds)[number];

/** One look of a person at an application, in no way by name; newest first. */
export const lookSchema = z.object({
  at: time,
  what: z.enum(lookKinds),
  role: z.enum(staffRoles),
  photo: z.string().optional(),
});
export type Look = z.infer<typeof lookSchema>;
export const lookListSchema = z.object({ items: z.array(lookSchema) });

export const myLinksFormSchema = z.strictObject({
  email: applicationFormSchema.shape.email,
  language: z.enum(languages),
});

/** The token of one of the two mails about a new address. */
export const addressConfirmationSchema = z.strictObject({ token: z.string().min(20).max(200) });
export const addressConfirmedSchema = z.object({ state: z.enum(['waiting_for_other', 'changed']) });
