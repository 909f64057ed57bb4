import { z } from 'zod';
import { noteSchema } from '../notes/schemas.ts';
import { signedUrlSchema } from '../photos/schemas.ts';
import { spamReasons } from '../spam/spam-reason.ts';
import { closingReasons } from './closing-reasons.ts';
import { applicationSchema } from './schemas.ts';

const time = z.iso.datetime();

/** Staff get a reminder by mail this many hours before the promise breaks. */
export const replyReminderHours = 4;

/** `url` is http or https and built by the server; no other text of an applicant may become a link. */
export const profileLinkSchema = z.object({ label: z.string(), url: z.url({ protocol: /^https?$/ }) });
export type ProfileLink = z.infer<typeof profileLinkSchema>;

/** An application as the desk shows it, without photo links. */
export const deskApplicationSchema = applicationSchema.extend({
  /** Campaign or site that the applicant came from, when known. */
  source: z.string().nullish(),
  first_scored_at: time.nullable(),
  replied_at: time.nullable(),
  /** When the automatic mail with the result was handed to the worker. */
  result_told_at: time.nullish(),
  closed_reason: z.enum(closingReasons).nullish(),
  /** When the agency's promise to reply ends. */
  reply_due_at: time,
  /** Who set or removed the score, and when; unknown for scores older than these fields. */
  scored_by: z.uuid().nullish(),
  scored_at: time.nullish(),
  assignee_id: z.uuid().nullish(),
  /** Out of the queue until then; in the past, it is back and `snooze_reason` says why it was away. */
  snoozed_until: time.nullish(),
  snooze_reason: z.string().nullish(),
  snoozed_by: z.uuid().nullish(),
  /** When the oldest of her mails that wait for an answer arrived, and how many wait. */
  answer_wanted_at: time.nullish(),
  waiting_replies: z.number().int().default(0),
  /** Ids of the tags that staff have put on it. */
  tags: z.array(z.uuid()).default([]),
  note_count: z.number().int(),
  /** The applicant's mailbox has permanently refused a mail: staff must call. */
  mail_refused: z.boolean().default(false),
  /** Number of other applications with the same email address, phone number or handle; 20 means 20 or more. */
  duplicate_count: z.number().int().max(20),
  profile_links: z.array(profileLinkSchema),
  /** Only in a search: the newest note that contains a searched word. */
  matching_note: z.string().optional(),
  /** The same: the line of her newest mail that contains one. */
  matching_reply: z.string().optional(),
  /** Reason for the suspicion of spam; null when there is none or staff have dismissed it. */
  spam: z.enum(spamReasons).nullish(),
});
export type DeskApplication = z.infer<typeof deskApplicationSchema>;

const photoLinks = { signedUrls: z.array(signedUrlSchema).optional() };

/** An application of the desk with links to its photos. */
export const reviewedApplicationSchema = deskApplicationSchema.extend(photoLinks);
export type ReviewedApplication = z.infer<typeof reviewedApplicationSchema>;

const page = <T extends z.ZodType>(item: T) =>
  z.object({
    items: z.array(item),
    /** Pass it as `cursor` for the next page; null on the last page. */
    next_cursor: z.string().nullable(),
    /** Total of all pages, counted with the first page. */
    total: z.number().int(),
    total_is_estimate: z.boolean(),
  });

export const applicationPageSchema = page(deskApplicationSchema);
export type ApplicationPage = z.infer<typeof applicationPageSchema>;

export const reviewPageSchema = page(reviewedApplicationSchema);
export type ReviewPage = z.infer<typeof reviewPageSchema>;

export const duplicateReasons = ['email', 'phone', 'instagram', 'tiktok', 'onlyfans'] as const;
export type DuplicateReason = (typeof duplicateReasons)[number];

/** Another application that may be from the same person; `same` names the matching fields. */
const duplicateSchema = z.object({
  id: z.uuid(),
  created_at: time,
  name: z.string(),
  score: z.number().int().nullable(),
  same: z.array(z.enum(duplicateReasons)).min(1),
});
export type Duplicate = z.infer<typeof duplicateSchema>;

/** One application with the parts that only its own page shows; duplicates newest first, at most 20. */
export const applicationDetailSchema = deskApplicationSchema.extend({
  notes: z.array(noteSchema),
  duplicates: z.array(duplicateSchema),
});
export type ApplicationDetail = z.infer<typeof applicationDetailSchema>;

export const reviewDetailSchema = applicationDetailSchema.extend(photoLinks);
export type ReviewDetail = z.infer<typeof reviewDetailSchema>;

/**
 * `data` of each `application` event of the live feed. A `reset` event (empty data) means that too many events were
 * missed: read the list again. `EventSource` cannot be used, because it sends no token: use `fetch` and read the body.
 * After a disconnection, which also happens every few minutes in normal operation, call again with the last `id:` in
 * `Last-Event-ID`.
 */
export const liveEventSchema = z.object({ id: z.uuid(), kind: z.enum(['submitted', 'changed']), at: time });
export type LiveEvent = z.infer<typeof liveEventSchema>;
