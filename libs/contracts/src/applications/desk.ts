import { z } from 'zod';
import { earningsBands } from './rules.ts';
import { applicationSchema } from './schemas.ts';
import { assessmentResults } from './assessment.ts';
import { bulkLimit } from '../record/bulk.ts';
import { closingReasons } from './closing-reasons.ts';
import { languages } from '../locales.ts';
import { spamFilters, spamReasons } from '../spam/spam-reason.ts';
import { lineOfText, linesOfText } from '../text.ts';

const time = z.iso.datetime();
/** A time from a client, with any offset. */
const instant = z.iso.datetime({ offset: true });

/** Hours after which an application without an answer breaks the promise. */
export const replyPromiseHours = 24;
/** Staff get a reminder by mail this many hours before the promise breaks. */
export const replyReminderHours = 4;
/** Lifetime of a photo link in seconds. */
export const photoLinkSeconds = 86_400;

/** Null removes the score. */
export const givenScoreSchema = z.number().int().min(1).max(10).nullable();
/** `seen`: the score that the staff member saw. The call is refused when a colleague has changed it since. */
export const scoreSchema = z.strictObject({ score: givenScoreSchema, seen: givenScoreSchema.optional() });
export const repliedSchema = z.strictObject({ replied: z.boolean() });

export const applicationSorts = ['newest', 'oldest', 'score_high', 'score_low'] as const;
export type ApplicationSort = (typeof applicationSorts)[number];

export const scoreFilters = ['scored', 'unscored', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const;
export type ScoreFilter = (typeof scoreFilters)[number];

/** `open`: no reply yet; `late`: no reply yet and the promise is broken. */
export const replyFilters = ['open', 'late', 'replied'] as const;

const uuid = String.raw`[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}`;

/** Filters and order of the list and the export; an application must match every filter. */
export const applicationFilterSchema = z.strictObject({
  /**
   * Any part of the applicant's or staff's texts, the phone number in any format, or the reference. One or two letters
   * match only the start of a word.
   */
  q: lineOfText(100).optional(),
  language: z.enum(languages).optional(),
  score: z.enum(scoreFilters).optional(),
  earnings: z.enum(earningsBands).optional(),
  result: z.enum(assessmentResults).optional(),
  reply: z.enum(replyFilters).optional(),
  /** Assignee: the caller, nobody, or one staff member. */
  assigned: z.enum(['me', 'none']).or(z.uuid().toLowerCase()).optional(),
  /** Only these ids, separated by commas: the selection in the list. */
  ids: z
    .string()
    .max(bulkLimit * 37)
    .regex(new RegExp(`^${uuid}(?:,${uuid})*$`, 'i'))
    .optional(),
  spam: z.enum(spamFilters).optional(),
  /** Start of the range, inclusive. */
  from: instant.optional(),
  /** End of the range, exclusive. */
  to: instant.optional(),
  /**
   * With `score_high`, equal scores are sorted newest first; with `score_low`, oldest first. Unscored applications are
   * last.
   */
  sort: z.enum(applicationSorts).default('newest'),
});

export type ApplicationFilter = z.output<typeof applicationFilterSchema>;

/** `typed` exports texts unchanged, for other programs. The default escapes formulas, which a spreadsheet would run. */
export const exportQuerySchema = applicationFilterSchema.extend({ text: z.literal('typed').optional() });

export const applicationQuerySchema = applicationFilterSchema.extend({
  limit: z.coerce.number().int().min(1).max(100).default(50),
  /** Valid only with the same filters and order as the page that returned it. */
  cursor: z.string().max(300).optional(),
});

export type ApplicationQuery = z.output<typeof applicationQuerySchema>;

/** `url` is http or https and built by the server; no other text of an applicant may become a link. */
export const profileLinkSchema = z.object({ label: z.string(), url: z.url({ protocol: /^https?$/ }) });
export type ProfileLink = z.infer<typeof profileLinkSchema>;

/** An application as the desk shows it, without photo links. */
export const deskApplicationSchema = applicationSchema.extend({
  /** Campaign or site that the applicant came from, when known. */
  source: z.string().nullish(),
  first_scored_at: time.nullable(),
  replied_at: time.nullable(),
  closed_reason: z.enum(closingReasons).nullish(),
  /** {@link replyPromiseHours} after the application arrived. */
  reply_due_at: time,
  /** Who set or removed the score, and when; unknown for scores older than these fields. */
  scored_by: z.uuid().nullish(),
  scored_at: time.nullish(),
  assignee_id: z.uuid().nullish(),
  note_count: z.number().int(),
  /** The applicant's mailbox has permanently refused a mail: staff must call. */
  mail_refused: z.boolean().default(false),
  /** Number of other applications with the same email address, phone number or handle; 20 means 20 or more. */
  duplicate_count: z.number().int().max(20),
  profile_links: z.array(profileLinkSchema),
  /** Only in a search: the newest note that contains a searched word. */
  matching_note: z.string().optional(),
  /** Reason for the suspicion of spam; null when there is none or staff have dismissed it. */
  spam: z.enum(spamReasons).nullish(),
});

export type DeskApplication = z.infer<typeof deskApplicationSchema>;

export const signedUrlSchema = z.object({ path: z.string(), url: z.string(), expires_at: time });

/**
 * Query of a photo link: the staff member, their session and its factors, the expiry in Unix seconds, the signature.
 */
export const photoLinkQuerySchema = z.object({
  staff: z.uuid(),
  sid: z.uuid(),
  aal: z.enum(['aal1', 'aal2']),
  /** Application of the photo, for the audit log; links of the previous release lack it. */
  application: z.uuid().optional(),
  /** Number of the holder's password changes; absent for none. */
  epoch: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .optional(),
  expires: z.string().regex(/^\d{10}$/),
  signature: z.string().regex(/^[\w-]{43}$/),
});

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

export const noteFormSchema = z.strictObject({
  text: linesOfText(2_000).min(1),
});

export const noteSchema = z.object({ id: z.uuid(), created_at: time, author_id: z.uuid(), text: z.string() });
export type Note = z.infer<typeof noteSchema>;

/** `author` is the writer's display name; null once the account is deleted. */
export const signedNoteSchema = noteSchema.extend({ author: z.string().nullable() });
export type SignedNote = z.infer<typeof signedNoteSchema>;

/** Oldest first, at most the newest 200. */
export const noteListSchema = z.object({ items: z.array(noteSchema) });
export const signedNoteListSchema = z.object({ items: z.array(signedNoteSchema) });

export const duplicateReasons = ['email', 'phone', 'instagram', 'tiktok', 'onlyfans'] as const;
export type DuplicateReason = (typeof duplicateReasons)[number];

/** Another application that may be from the same person; `same` names the matching fields. */
export const duplicateSchema = z.object({
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

export const reviewDetailSchema = applicationDetailSchema.extend({ ...photoLinks, notes: z.array(signedNoteSchema) });
export type ReviewDetail = z.infer<typeof reviewDetailSchema>;

/**
 * `data` of each `application` event of the live feed. A `reset` event (empty data) means that too many events were
 * missed: read the list again. `EventSource` cannot be used, because it sends no token: use `fetch` and read the body.
 * After a disconnection, which also happens every few minutes in normal operation, call again with the last `id:` in
 * `Last-Event-ID`.
 */
export const liveEventSchema = z.object({ id: z.uuid(), kind: z.enum(['submitted', 'changed']), at: time });
export type LiveEvent = z.infer<typeof liveEventSchema>;
