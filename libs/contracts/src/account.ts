import { z } from 'zod';
import { requiredLine } from './text.ts';

/** How a staff member signs what she does; kept as `display_name` of the data that she says of herself. */
export const displayNameSchema = requiredLine(60);

/** An open session of whoever asks; times are RFC 3339 in UTC. */
export const ownSessionSchema = z.object({
  id: z.uuid(),
  /** In words, such as "Firefox on Windows"; empty where it is not known. */
  device: z.string(),
  created_at: z.iso.datetime(),
  /** Correct to a minute. */
  last_used_at: z.iso.datetime(),
  /** Whether it is the one that asks. */
  current: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSessionSchema>;

/** Used last first, at most 100. */
export const ownSessionListSchema = z.object({ items: z.array(ownSessionSchema) });
