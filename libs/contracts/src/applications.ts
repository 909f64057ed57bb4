import { z } from 'zod';
import {
  applicationLimits,
  earningsBands,
  isPrivacyVersionTaken,
  privacyVersions,
  sourcePattern,
} from './application-rules.ts';
import { assessmentResults } from './assessment.ts';
import { languages } from './locales.ts';
import { lineOfText, linesOfText, requiredLine } from './text.ts';

const limits = applicationLimits;

/** What the application form sends: `POST /api/applications`. */
export const applicationFormSchema = z.strictObject({
  name: requiredLine(limits.name),
  // The browser's own rule for type="email", so that what it lets through is not refused here.
  email: z
    .string()
    .trim()
    .min(1)
    .max(limits.email)
    .check(z.email({ pattern: z.regexes.html5Email })),
  country: requiredLine(limits.country),
  city: requiredLine(limits.city),
  zip_code: lineOfText(limits.zip_code).optional(),
  instagram: lineOfText(limits.instagram).optional(),
  tiktok: lineOfText(limits.tiktok).optional(),
  onlyfans_username: lineOfText(limits.onlyfans_username).optional(),
  onlyfans_monthly_earnings: z.enum(earningsBands),
  other_socials: linesOfText(limits.other_socials).optional(),
  whatsapp: requiredLine(limits.whatsapp),
  /** ISO 3166: of a number that is typed without its country code. Without it her own country counts. */
  phone_country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  message: linesOfText(limits.message).optional(),
  // More than five has its own problem code, so the schema only bounds the work.
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
  /** Of the link that she came by: its `utm_source`, else the host of the page before. */
  source: z.string().regex(sourcePattern).optional(),
  age_confirmed: z.literal(true),
  privacy_version: z.enum(privacyVersions).refine((version) => isPrivacyVersionTaken(version)),
});

export type ApplicationForm = z.input<typeof applicationFormSchema>;
export type SubmittedApplication = z.output<typeof applicationFormSchema>;

export const notificationStates = ['queued', 'pending'] as const;

/** 201 of `POST /api/applications`; times are RFC 3339 in UTC. */
export const applicationReceiptSchema = z.object({
  id: z.uuid(),
  created_at: z.iso.datetime(),
  assessment_ready_at: z.iso.datetime(),
  assessment_seconds: z.number().int(),
  /** `queued`: the broker has the event. `pending`: stored, and sent as soon as the broker takes it. */
  notification: z.enum(notificationStates),
  /** Path of her own page, with its secret in the fragment. */
  my_application_url: z.string(),
});

export type ApplicationReceipt = z.infer<typeof applicationReceiptSchema>;

export const idempotencyKeySchema = z.string().regex(/^[\x21-\x7e]{1,255}$/);

const nullableText = z.string().nullable();

/** An application as staff read it: the columns of table `applications`, without photo links. */
export const applicationSchema = z.object({
  id: z.uuid(),
  created_at: z.iso.datetime(),
  name: z.string(),
  email: z.string(),
  country: z.string(),
  city: z.string(),
  zip_code: nullableText,
  instagram: nullableText,
  tiktok: nullableText,
  onlyfans_username: nullableText,
  onlyfans_monthly_earnings: z.enum(earningsBands),
  other_socials: nullableText,
  whatsapp: z.string(),
  /** The number of `whatsapp` in E.164, where it is known. */
  phone_e164: z.string().nullish(),
  message: nullableText,
  file_urls: z.array(z.string()),
  language: z.enum(languages),
  score: z.number().int().min(1).max(10).nullable(),
  assessment_result: z.enum(assessmentResults),
  assessment_version: z.number().int(),
});

export type Application = z.infer<typeof applicationSchema>;
