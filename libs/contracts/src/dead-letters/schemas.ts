import { z } from 'zod';

const time = z.iso.datetime();

/**
 * `outage`: a dependency was away for five days; the event is retried automatically when it is back. `fault`: every
 * attempt failed because of the event itself; staff must act.
 */
export const deadLetterClasses = ['outage', 'fault'] as const;
export type DeadLetterClass = (typeof deadLetterClasses)[number];

const deadLetterClass = z.enum(deadLetterClasses);

/** An event whose handling has failed for good; `reason` is an error class. */
const deadLetterSchema = z.object({
  id: z.string(),
  type: z.string(),
  /** Id of the application, order or request that the event is about. */
  subject: z.string().default(''),
  class: deadLetterClass,
  reason: z.string(),
  attempts: z.number().int(),
  at: time,
});

export const deadLetterQuerySchema = z.strictObject({ limit: z.coerce.number().int().min(1).max(200).default(100) });

/** Newest first; `counts` include those beyond the list's limit. */
export const deadLetterListSchema = z.object({
  items: z.array(deadLetterSchema),
  counts: z.record(deadLetterClass, z.number().int()),
});

/** 202: the event returns to its consumer with a fresh set of attempts. */
export const replayedSchema = z.object({ id: z.string() });

export const replayAllSchema = z.strictObject({ class: deadLetterClass });

/** 202: number of events of the class that return to their consumer, oldest first, with a fresh set of attempts. */
export const replayedAllSchema = z.object({ replayed: z.number().int() });
