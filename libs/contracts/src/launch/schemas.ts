import { z } from 'zod';

/** What stands against a launch. An accepted point came from an owner who knows it. */
const launchPointSchema = z.object({
  /** Its file, setting or DNS name, and what is wrong there; another wrong makes another point. */
  id: z.string(),
  /** A country of the site's languages, the euro pages, or everywhere. */
  country: z.string(),
  /** `unknown`: what no server answered. It asks for a look and keeps nothing back. */
  kind: z.enum(['sample', 'missing', 'contradictory', 'unknown']),
  what: z.string(),
  where: z.string(),
  accepted: z.object({ by: z.string().nullable(), at: z.iso.datetime() }).nullable(),
});
export type LaunchPoint = z.infer<typeof launchPointSchema>;

/** `open`: the points that keep search engines away from a public address. */
export const launchSchema = z.object({
  public: z.boolean(),
  open: z.int(),
  points: z.array(launchPointSchema),
});
export type Launch = z.infer<typeof launchSchema>;

export const launchAcceptanceSchema = z.strictObject({ point: z.string().min(1).max(500) });
