import { z } from 'zod';
import { requiredLine } from '../text.ts';

/** The name that staff members sign with; stored as `display_name` in the data that they set about themselves. */
export const displayNameSchema = requiredLine(60);

/** An open session of the caller; times are RFC 3339 in UTC. */
const ownSessionSchema = z.object({
  id: z.uuid(),
  /** For example "Firefox on Windows"; empty when unknown. */
  device: z.string(),
  created_at: z.iso.datetime(),
  /** Accurate to a minute. */
  last_used_at: z.iso.datetime(),
  /** Whether it is the caller's current session. */
  current: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSessionSchema>;

/** Most recently used first, at most 100. */
export const ownSessionListSchema = z.object({ items: z.array(ownSessionSchema) });

export const draftKeySchema = z.object({
  /** 32 random bytes in base64url; the same on every device of a staff member. */
  key: z.string().regex(/^[\w-]{43}$/),
});
