import { z } from 'zod';

/** Accesses counted per hour: photos and applications that staff opened, and exports of applications. */
export const readingKinds = ['photos', 'applications', 'exports'] as const;
export type ReadingKind = (typeof readingKinds)[number];

/** Amounts per clock hour above which the owners get a mail. */
export const readingLimits = { photos: 1000, applications: 200, exports: 10 } as const satisfies Record<
  ReadingKind,
  number
>;

const count = z.number().int().min(0);

/** `per_person`: limits and figures apply to each staff member; otherwise to the whole team. */
export const readingChangeSchema = z.strictObject({ per_person: z.boolean() });

/**
 * `hour` is the current clock hour, `day` the last 24 hours, `kept` the last 90 days, after which figures are deleted.
 */
const figureSchema = z.object({ what: z.enum(readingKinds), hour: count, day: count, kept: count });
export type ReadingFigure = z.infer<typeof figureSchema>;

/** Start of the figures per person; null when only the team is counted. RFC 3339 in UTC. */
const since = z.iso.datetime().nullable();

export const readingSchema = z.object({
  per_person_since: since,
  team: z.array(figureSchema),
  people: z.array(z.object({ email: z.string(), figures: z.array(figureSchema) })),
});
export type Reading = z.infer<typeof readingSchema>;

export const ownReadingSchema = z.object({ per_person_since: since, figures: z.array(figureSchema) });
