import { z } from 'zod';

/**
 * Answer of `/readyz`, with 200 or 503: the names of dependencies that are away (`database`, or `intake/photo store` of
 * an inner service), and since when.
 */
export const readinessSchema = z.object({
  away: z.array(z.string()),
  since: z.record(z.string(), z.iso.datetime()),
});
export type Readiness = z.infer<typeof readinessSchema>;
