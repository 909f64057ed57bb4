import { z } from 'zod';
import { lineOfText } from '../text.ts';

/** Maximum number of saved views per staff member. */
export const savedViewLimit = 30;

/**
 * A named filter of the list, stored as the query of the desk's address; never the search text, which may contain
 * names.
 */
export const savedViewSchema = z.object({ id: z.uuid(), name: z.string(), query: z.string(), pinned: z.boolean() });
/** Filters of the list that a member of staff has saved under a name. */
export type SavedView = z.infer<typeof savedViewSchema>;

export const savedViewFormSchema = z.strictObject({
  name: lineOfText(40).min(1),
  query: z
    .string()
    .max(500)
    .refine((query) => !new URLSearchParams(query).has('q')),
});

export const savedViewPinSchema = z.strictObject({ pinned: z.boolean() });
