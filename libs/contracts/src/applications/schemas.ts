import { z } from 'zod';
import { languages } from '../locales.ts';
import { lineOfText, linesOfText, requiredLine } from '../text.ts';
import { assessmentResults } from './assessment.ts';
import {
  applicationLimits,
  eachOptionalText,
  earningsBands,
  isLongText,
  privacyVersionPattern,
  sourcePattern,
} from './rules.ts';

const limits = applicationLimits;

/** Body of `POST /api/applications`, sent by the application form. */
export const applicationFormSchema = z.strictObject({
  name: requiredLine(limits.name),
  // The same rule as browsers use for type="email", so that the server refuses nothing that they accept.
  email: z
    .string()
    .trim()
    .min(1)
    .max(limits.email)
    .check(z.email({ pattern: z.regexes.html5Email })),
  country: requiredLine(limits.country),
  city: requiredLine(limits.city),
  ...eachOptionalText((name) => (isLongText(name) ? linesOfText : lineOfText)(limits[name]).optional()),
  onlyfans_monthly_earnings: z.enum(earningsBands),
  whatsapp: requiredLine(limits.whatsapp),
  /** ISO 3166 code for a number typed without its country code. Without this field, the applicant's country counts. */
  phone_country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  // More than five files have a problem code of their own; this limit only bounds the work.
  file_urls: z
    .array(
      z
        .string()
        .max(400)
        .regex(/^\P{Cc}*$/u),
    )
    .max(100)
    .default([]),
  language: z.enum(languages),
  /** Mails to the applicant have a neutral sender's name, subject and preview. */
  discreet: z.boolean().optional(),
  /** The link's `utm_source`, or else the host of the referring page. */
  source: z.string().regex(sourcePattern).optional(),
  age_confirmed: z.literal(true),
  /** The version of the policy that the page showed; one that is out of date is refused. */
  privacy_version: z.string().refine((version) => privacyVersionPattern.test(version)),
});
export type ApplicationForm = z.input<typeof applicationFormSchema>;

export type SubmittedApplication = z.output<typeof applicationFormSchema>;

/** 201 answer of `POST /api/applications`; times are RFC 3339 in UTC. */
export const applicationReceiptSchema = z.object({
  id: z.uuid(),
  created_at: z.iso.datetime(),
  assessment_ready_at: z.iso.datetime(),
  assessment_seconds: z.number().int(),
  /** `queued`: the broker has the event. `pending`: the event is stored and sent once the broker accepts it. */
  notification: z.enum(['queued', 'pending']),
  /** Path of the applicant's page, with the secret in its fragment. */
  my_application_url: z.string(),
  /** Seed of the applicant's flower: the same on each of her pages, and of no use to find her. */
  flower: z.string(),
});
export type ApplicationReceipt = z.infer<typeof applicationReceiptSchema>;

export const idempotencyKeySchema = z.string().regex(/^[\x21-\x7e]{1,255}$/);

/** An application as staff read it: the columns of table `applications`, without photo links. */
export const applicationSchema = z.object({
  id: z.uuid(),
  created_at: z.iso.datetime(),
  name: z.string(),
  email: z.string(),
  country: z.string(),
  city: z.string(),
  // Answers of the previous release lack newer fields.
  ...eachOptionalText(() => z.string().nullable().default(null)),
  onlyfans_monthly_earnings: z.enum(earningsBands),
  whatsapp: z.string(),
  /** The number of `whatsapp` in E.164 format, when known. */
  phone_e164: z.string().nullish(),
  file_urls: z.array(z.string()),
  language: z.enum(languages),
  /** Mails to the applicant have a neutral sender's name, subject and preview. */
  discreet: z.boolean().optional(),
  score: z.number().int().min(1).max(10).nullable(),
  assessment_result: z.enum(assessmentResults),
  assessment_version: z.number().int(),
});
export type Application = z.infer<typeof applicationSchema>;

export const applicantQuerySchema = z.strictObject({ email: z.string().trim().max(254).check(z.email()) });

/** Applications from one address, newest first, at most 20. */
export const applicantListSchema = z.object({
  items: z.array(applicationSchema.pick({ id: true, created_at: true, name: true, score: true })),
});
