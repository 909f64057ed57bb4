import { z } from 'zod';

/**
 * What `/readyz` says, with 200 and with 503: the names of parts that are away (`database`, or `intake/photo store` of an
 * inner service), and since when.
 */
export const readinessSchema = z.object({
  away: z.array(z.string()),
  since: z.record(z.string(), z.iso.datetime()),
});

export type Readiness = z.infer<typeof readinessSchema>;
