import { z } from 'zod';
import { languages } from '../locales.ts';
import { spamFilters } from '../spam/spam-reason.ts';
import { lineOfText } from '../text.ts';
import { assessmentResults } from './assessment.ts';
import { earningsBands } from './rules.ts';

/** A time from a client, with any offset. */
const instant = z.iso.datetime({ offset: true });

export const applicationSorts = ['newest', 'oldest', 'score_high', 'score_low'] as const;
export type ApplicationSort = (typeof applicationSorts)[number];

export const scoreFilters = ['scored', 'unscored', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const;

/**
 * `open`: no reply yet and not snoozed; `late`: no reply yet and the promise is broken, snoozed or not; `snoozed`: no
 * reply yet, and out of the queue until a time; `wanted`: she has written and waits for an answer, snoozed or not.
 */
export const replyFilters = ['open', 'late', 'snoozed', 'replied', 'wanted'] as const;

const uuid = String.raw`[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}`;

export const bulkLimit = 100;

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
  /** Id of a tag. */
  tag: z.uuid().toLowerCase().optional(),
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

export const applicationQuerySchema = applicationFilterSchema.extend({
  limit: z.coerce.number().int().min(1).max(100).default(50),
  /** Valid only with the same filters and order as the page that returned it. */
  cursor: z.string().max(300).optional(),
});
export type ApplicationQuery = z.output<typeof applicationQuerySchema>;
