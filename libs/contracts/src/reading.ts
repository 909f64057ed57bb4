import { z } from 'zod';

/** What is counted by the hour: photos and applications that staff opened, and exports of applications. */
export const readingKinds = ['photos', 'applications', 'exports'] as const;
export type ReadingKind = (typeof readingKinds)[number];

const limit = z.number().int().min(1).max(100_000);
const count = z.number().int().min(0);

/** Owners are mailed when more is read within an hour of the clock. */
export const readingLimitsSchema = z.strictObject({ photos: limit, applications: limit, exports: limit });

/** `per_person`: whether the limits are of each person, and figures are kept of each; else all of it is the team's. */
export const readingChangeSchema = z.strictObject({ limits: readingLimitsSchema, per_person: z.boolean() });
export type ReadingChange = z.infer<typeof readingChangeSchema>;

/** `hour` began at the full hour, `day` is the last 24 hours, `kept` the last 90 days: older figures are deleted. */
const figureSchema = z.object({ what: z.enum(readingKinds), hour: count, day: count, kept: count });
export type ReadingFigure = z.infer<typeof figureSchema>;

/** Since when figures of each person are kept; null where only the team's are. RFC 3339 in UTC. */
const since = z.iso.datetime().nullable();

export const readingSchema = z.object({
  limits: readingLimitsSchema,
  per_person_since: since,
  team: z.array(figureSchema),
  people: z.array(z.object({ email: z.string(), figures: z.array(figureSchema) })),
});
export type Reading = z.infer<typeof readingSchema>;

export const ownReadingSchema = z.object({ per_person_since: since, figures: z.array(figureSchema) });
