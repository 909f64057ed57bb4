import { z } from 'zod';

const count = z.number().int().nonnegative();

/** Figures of received applications; `kept` and `broken` count replies that were given or are overdue. */
const figuresSchema = z.object({
  received: count,
  scored: count,
  answered: count,
  kept: count,
  broken: count,
  /** Median seconds until an answer; null without any. */
  median_seconds: z.number().nullable(),
});
export type TeamFigures = z.infer<typeof figuresSchema>;

export const teamGroups = ['day', 'country', 'language', 'source'] as const;
export type TeamGroup = (typeof teamGroups)[number];

/** `key` is null when the application has no value for the group. */
const groupSchema = z.array(figuresSchema.extend({ key: z.string().nullable() }));

/** One staff member's work in the range; each application counts once. */
const memberFiguresSchema = z.object({ staff_id: z.uuid(), scored: count, answered: count });

export const teamSchema = z.object({
  total: figuresSchema,
  /** Days in order; the other groups by received applications, largest first, at most 50. */
  groups: z.object({ day: groupSchema, country: groupSchema, language: groupSchema, source: groupSchema }),
  /** Null unless an owner has turned on figures per person. */
  people: z.array(memberFiguresSchema).nullable(),
});
export type Team = z.infer<typeof teamSchema>;
