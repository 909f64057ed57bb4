import { z } from 'zod';
import { earningsBands, scores } from '../applications/rules.ts';
import { languages } from '../locales.ts';
import { isZone } from '../text.ts';

const time = z.iso.datetime();
const instant = z.iso.datetime({ offset: true });
const count = z.number().int().nonnegative();

const dayMs = 86_400_000;
/** Longest range of figures, in days. */
const rangeDays = 366;

/** Whether figures may cover the time from `from` until before `to`. */
export const isRange = (from: Date, to: Date): boolean =>
  from < to && to.getTime() - from.getTime() <= rangeDays * dayMs;

/** Without `from`: the thirty days before `to`. Without `to`: until now. */
export const dashboardQuerySchema = z
  .strictObject({
    from: instant.optional(),
    to: instant.optional(),
    /** IANA time zone that defines the days. */
    time_zone: z
      .string()
      .max(64)
      .regex(/^[A-Za-z]/)
      .refine(isZone)
      .default('UTC'),
  })
  .transform(({ from, to, time_zone }) => {
    const end = to ? new Date(to) : new Date();
    const start = from ? new Date(from) : new Date(end.getTime() - 30 * dayMs);
    return { from: start, to: end, time_zone };
  })
  .refine(({ from, to }) => isRange(from, to), { path: ['from'] });
export type DashboardQuery = z.output<typeof dashboardQuerySchema>;

/**
 * Applications without a reply: later than promised, assigned to the caller, assigned to nobody. `wanted`: applicants who
 * have written since and wait for an answer. `unknown_replies`: mails that fit no application.
 */
export const todaySchema = z.object({
  late: count,
  mine: count,
  unassigned: count,
  wanted: count.default(0),
  unknown_replies: count.default(0),
});
export type Today = z.infer<typeof todaySchema>;

/** Figures of the applications received from `from` until before `to`. */
export const dashboardSchema = z.object({
  from: time,
  to: time,
  time_zone: z.string(),
  total: count,
  /** Every day of the range, also days without applications; `day` is like 2026-11-20, in the requested zone. */
  per_day: z.array(z.object({ day: z.iso.date(), counts: z.record(z.enum(languages), count) })),
  /** Counts per score, then the count of unscored applications under null. */
  scores: z.array(z.object({ score: z.literal(scores).nullable(), count })),
  earnings: z.array(z.object({ earnings: z.enum(earningsBands), count })),
  /** Seconds from submission to the first score, of the scored applications; null without any. */
  first_score: z.object({
    count,
    p50_seconds: z.number().nullable(),
    p90_seconds: z.number().nullable(),
  }),
  /**
   * Replies within the promised day. `open` replies are not due yet, so `share` = kept / (kept + broken); null without
   * either.
   */
  replies: z.object({ kept: count, broken: count, open: count, share: z.number().min(0).max(1).nullable() }),
});
export type Dashboard = z.infer<typeof dashboardSchema>;
