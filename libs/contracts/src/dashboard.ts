import { z } from 'zod';
import { earningsBands, scores } from './application-rules.ts';
import { languages } from './locales.ts';

const time = z.iso.datetime();
const instant = z.iso.datetime({ offset: true });
const count = z.number().int().nonnegative();

/** The longest range that the dashboard adds up. */
export const dashboardDays = 366;

const isTimeZone = (name: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
};

/** Without `from` the thirty days before `to`; without `to` until now. */
export const dashboardQuerySchema = z
  .strictObject({
    from: instant.optional(),
    to: instant.optional(),
    /** IANA name of the zone whose days are counted. */
    time_zone: z
      .string()
      .max(64)
      .regex(/^[A-Za-z]/)
      .refine(isTimeZone)
      .default('UTC'),
  })
  .transform(({ from, to, time_zone }) => {
    const end = to ? new Date(to) : new Date();
    const start = from ? new Date(from) : new Date(end.getTime() - 30 * 86_400_000);
    return { from: start, to: end, time_zone };
  })
  .refine(({ from, to }) => from < to && to.getTime() - from.getTime() <= dashboardDays * 86_400_000, {
    path: ['from'],
  });

export type DashboardQuery = z.output<typeof dashboardQuerySchema>;

/** Numbers of the applications that came in from `from` until before `to`. */
export const dashboardSchema = z.object({
  from: time,
  to: time,
  time_zone: z.string(),
  total: count,
  /** Every day of the range, days without applications too; `day` reads 2026-11-20, in the asked zone. */
  per_day: z.array(z.object({ day: z.iso.date(), counts: z.record(z.enum(languages), count) })),
  /** Every score, then those without one under null. */
  scores: z.array(z.object({ score: z.literal(scores).nullable(), count })),
  earnings: z.array(z.object({ earnings: z.enum(earningsBands), count })),
  /** Seconds from submission to the first score, over those that have one; null without any. */
  first_score: z.object({
    count,
    p50_seconds: z.number().nullable(),
    p90_seconds: z.number().nullable(),
    p99_seconds: z.number().nullable(),
  }),
  /** The promise to reply within a day: `open` can still be kept, so `share` = kept / (kept + broken), null without either. */
  replies: z.object({ kept: count, broken: count, open: count, share: z.number().min(0).max(1).nullable() }),
  /** Of any date: applications that are deleted within 30 days because their time is over then. */
  deleted_soon: count,
});

export type Dashboard = z.infer<typeof dashboardSchema>;
