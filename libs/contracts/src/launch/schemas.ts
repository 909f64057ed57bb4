import { z } from 'zod';

/** `unknown`: what no server answered. It asks for a look and keeps nothing back. */
export const launchKinds = ['sample', 'missing', 'contradictory', 'unknown'] as const;

/** What stands against a launch. An accepted point came from an owner who knows it. */
export const launchPointSchema = z.object({
  /** Its file, setting or DNS name, and what is wrong there; another wrong makes another point. */
  id: z.string(),
  /** A country of the site's languages, the euro pages, or everywhere. */
  country: z.string(),
  kind: z.enum(launchKinds),
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
