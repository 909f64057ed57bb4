import { z } from 'zod';
import { earningsBands } from './application-rules.ts';
import { applicationSchema } from './applications.ts';
import { assessmentResults } from './assessment.ts';
import { bulkLimit } from './bulk.ts';
import { closingReasons } from './closing.ts';
import { languages } from './locales.ts';
import { spamFilters, spamReasons } from './spam.ts';
import { lineOfText, linesOfText } from './text.ts';

const time = z.iso.datetime();
/** An instant that a client names; it may use its own offset. */
const instant = z.iso.datetime({ offset: true });

/** Hours after which an application without an answer breaks the promise. */
export const replyPromiseHours = 24;
/** So many hours before that, staff are reminded by mail. */
export const replyReminderHours = 4;
/** Seconds that a photo link stays valid. */
export const photoLinkSeconds = 86_400;

/** Null for no score. */
export const givenScoreSchema = z.number().int().min(1).max(10).nullable();
/** `seen`: the score on the screen of whoever gives this one. Where a colleague has given another since, it is refused. */
export const scoreSchema = z.strictObject({ score: givenScoreSchema, seen: givenScoreSchema.optional() });
export const repliedSchema = z.strictObject({ replied: z.boolean() });

export const applicationSorts = ['newest', 'oldest', 'score_high', 'score_low'] as const;
export type ApplicationSort = (typeof applicationSorts)[number];

export const scoreFilters = ['scored', 'unscored', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const;
export type ScoreFilter = (typeof scoreFilters)[number];

/** `open`: not replied to; `late`: open, and the promise is broken already. */
export const replyFilters = ['open', 'late', 'replied'] as const;

const uuid = String.raw`[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}`;

/** What the list and the export can be narrowed and ordered by; every filter must hold. */
export const applicationFilterSchema = z.strictObject({
  /** Any part of what an applicant or staff wrote, of her phone number in any spelling, or her reference; one or two letters match the start of a word. */
  q: lineOfText(100).optional(),
  language: z.enum(languages).optional(),
  score: z.enum(scoreFilters).optional(),
  earnings: z.enum(earningsBands).optional(),
  result: z.enum(assessmentResults).optional(),
  reply: z.enum(replyFilters).optional(),
  /** Whose work it is: one's own, nobody's, or that of one member of staff. */
  assigned: z.enum(['me', 'none']).or(z.uuid().toLowerCase()).optional(),
  /** Only these, with a comma between: what was selected in the list. */
  ids: z
    .string()
    .max(bulkLimit * 37)
    .regex(new RegExp(`^${uuid}(?:,${uuid})*$`, 'i'))
    .optional(),
  spam: z.enum(spamFilters).optional(),
  /** First instant. */
  from: instant.optional(),
  /** First instant no longer included. */
  to: instant.optional(),
  /** By score: within the same score newest first under `score_high`, oldest first under `score_low`; unscored last. */
  sort: z.enum(applicationSorts).default('newest'),
});

export type ApplicationFilter = z.output<typeof applicationFilterSchema>;

/** `typed`: text as it was written, for another program; a spreadsheet would run what looks like a formula. */
export const exportQuerySchema = applicationFilterSchema.extend({ text: z.literal('typed').optional() });

export const applicationQuerySchema = applicationFilterSchema.extend({
  limit: z.coerce.number().int().min(1).max(100).default(50),
  /** Only with the filters and the order of the page that gave it. */
  cursor: z.string().max(300).optional(),
});

export type ApplicationQuery = z.output<typeof applicationQuerySchema>;

/** `url` is https or http and made by the server; nothing else that an applicant wrote may become a link. */
export const profileLinkSchema = z.object({ label: z.string(), url: z.url({ protocol: /^https?$/ }) });
export type ProfileLink = z.infer<typeof profileLinkSchema>;

/** An application as the desk shows it, without photo links. */
export const deskApplicationSchema = applicationSchema.extend({
  /** The campaign or site that she came from, where the form knew it. */
  source: z.string().nullish(),
  first_scored_at: time.nullable(),
  replied_at: time.nullable(),
  closed_reason: z.enum(closingReasons).nullish(),
  /** {@link replyPromiseHours} after it came in. */
  reply_due_at: time,
  /** Who gave the score or took it back, and when; not known of scores from before this was kept. */
  scored_by: z.uuid().nullish(),
  scored_at: time.nullish(),
  assignee_id: z.uuid().nullish(),
  note_count: z.number().int(),
  /** Her mailbox has refused a mail for good: she has to be called. */
  mail_refused: z.boolean().default(false),
  /** Other applications with the same e-mail, phone or handle; 20 may mean more. */
  duplicate_count: z.number().int().max(20),
  profile_links: z.array(profileLinkSchema),
  /** Of a search: the newest note that has one of its words. */
  matching_note: z.string().optional(),
  /** Why it looks like spam; null once staff have taken that back. */
  spam: z.enum(spamReasons).nullish(),
});

export type DeskApplication = z.infer<typeof deskApplicationSchema>;

export const signedUrlSchema = z.object({ path: z.string(), url: z.string(), expires_at: time });

/** The query of a photo link: whose it is, of which session and its factors, its end in Unix seconds, its signature. */
export const photoLinkQuerySchema = z.object({
  staff: z.uuid(),
  sid: z.uuid(),
  aal: z.enum(['aal1', 'aal2']),
  /** Whose photo it is, for the audit log; links of the release before do not say it. */
  application: z.uuid().optional(),
  /** How often its holder had changed her password; absent for never. */
  epoch: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .optional(),
  expires: z.string().regex(/^\d{10}$/),
  signature: z.string().regex(/^[\w-]{43}$/),
});

const photoLinks = { signedUrls: z.array(signedUrlSchema).optional() };

/** One item of the desk: the application and links to its photos. */
export const reviewedApplicationSchema = deskApplicationSchema.extend(photoLinks);
export type ReviewedApplication = z.infer<typeof reviewedApplicationSchema>;

const page = <T extends z.ZodType>(item: T) =>
  z.object({
    items: z.array(item),
    /** Hand it back as `cursor` for the next page; null on the last one. */
    next_cursor: z.string().nullable(),
    /** Of all pages, as counted for the first one. */
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

/** `author` is how the desk calls its writer: the part of her address before the @; null once the account is gone. */
export const signedNoteSchema = noteSchema.extend({ author: z.string().nullable() });
export type SignedNote = z.infer<typeof signedNoteSchema>;

/** Oldest first, at most the newest 200. */
export const noteListSchema = z.object({ items: z.array(noteSchema) });
export const signedNoteListSchema = z.object({ items: z.array(signedNoteSchema) });

export const duplicateReasons = ['email', 'phone', 'instagram', 'tiktok', 'onlyfans'] as const;
export type DuplicateReason = (typeof duplicateReasons)[number];

/** Another application that may be from the same person; `same` says by what. */
export const duplicateSchema = z.object({
  id: z.uuid(),
  created_at: time,
  name: z.string(),
  score: z.number().int().nullable(),
  same: z.array(z.enum(duplicateReasons)).min(1),
});

export type Duplicate = z.infer<typeof duplicateSchema>;

/** One application with what is told only when it is opened; duplicates newest first, at most 20. */
export const applicationDetailSchema = deskApplicationSchema.extend({
  notes: z.array(noteSchema),
  duplicates: z.array(duplicateSchema),
});

export type ApplicationDetail = z.infer<typeof applicationDetailSchema>;

export const reviewDetailSchema = applicationDetailSchema.extend({ ...photoLinks, notes: z.array(signedNoteSchema) });
export type ReviewDetail = z.infer<typeof reviewDetailSchema>;

/**
 * `data` of each `application` event of the live feed. A `reset` event (empty data) says that too much was missed: read
 * the list anew. Its reader cannot be `EventSource`, which sends no token: `fetch` and read the body; after a
 * disconnection (also an ordinary one, every few minutes) call again with the last `id:` in `Last-Event-ID`.
 */
export const liveEventSchema = z.object({ id: z.uuid(), kind: z.enum(['submitted', 'changed']), at: time });
export type LiveEvent = z.infer<typeof liveEventSchema>;
