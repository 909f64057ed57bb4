import { z } from 'zod';
import { productTypes } from '../checkouts/prices.ts';
import { languages } from '../locales.ts';
import { linesOfText, requiredLine } from '../text.ts';

/** What a buyer writes on the page behind the link in the one mail that asked for it. */
export const reviewSchema = z.object({
  stars: z.coerce.number().int().min(1).max(5),
  /** Shown beside the review: a first name, or any other. */
  name: requiredLine(40),
  words: linesOfText(1_000).pipe(z.string().min(1)),
});
export type Review = z.output<typeof reviewSchema>;

/** A review as everybody sees it, in the language of its order. */
const publishedReviewSchema = reviewSchema.extend({ language: z.enum(languages), written_on: z.iso.date() });

/** Of one product: all published reviews count, the newest 12 are listed. */
export const publishedReviewsSchema = z.object({
  items: z.array(
    z.object({
      product: z.enum(productTypes),
      count: z.int().positive(),
      /** Mean of the stars, to one place. */
      average: z.number().min(1).max(5),
      newest: z.array(publishedReviewSchema),
    }),
  ),
});
export type PublishedReviews = z.infer<typeof publishedReviewsSchema>;

export const deskReviewSchema = reviewSchema.extend({
  written_at: z.iso.datetime(),
  /** `open` until staff have read it. */
  state: z.enum(['open', 'published', 'withheld']),
});
export type DeskReview = z.infer<typeof deskReviewSchema>;

/** @property written_at of the review that was read: its buyer may have written another one since */
export const reviewDecisionSchema = z.strictObject({
  state: z.enum(['published', 'withheld']),
  written_at: z.iso.datetime(),
});
export type ReviewDecision = z.output<typeof reviewDecisionSchema>;

export const reviewPermissionSchema = z.strictObject({ may_ask: z.boolean() });
