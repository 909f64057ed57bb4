import { z } from 'zod';
import { staffRoles } from '../rights.ts';

const time = z.iso.datetime();

/** `listed`: the application appeared in a list or export; recorded at most once per day and staff member. */
const lookKinds = ['photo', 'opened', 'listed'] as const;
export type LookKind = (typeof lookKinds)[number];

/** One access by a staff member, without their name; lists are newest first. */
const lookSchema = z.object({
  at: time,
  what: z.enum(lookKinds),
  role: z.enum(staffRoles),
  photo: z.string().optional(),
});
export type Look = z.infer<typeof lookSchema>;

export const lookListSchema = z.object({ items: z.array(lookSchema) });

const staffLookSchema = lookSchema.extend({ staff_id: z.uuid() });
export type StaffLook = z.infer<typeof staffLookSchema>;

export const staffLookListSchema = z.object({ items: z.array(staffLookSchema) });
