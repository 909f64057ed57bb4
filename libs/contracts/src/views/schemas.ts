import { z } from 'zod';

/** Maximum number of saved views per staff member, and of the team's views. */
export const savedViewLimit = 30;

/** Whose a view is: one's own, the team's, or one of the built-in ones that everybody has. */
export const viewOwners = ['own', 'team', 'all'] as const;

/**
 * A named filter of the list, stored as the query of the desk's address; never the search text, which may contain
 * names. `pinned` and `opens` are the asking person's choices: above the list, and the one that the list opens with.
 */
const savedViewSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  query: z.string(),
  pinned: z.boolean(),
  whose: z.enum(viewOwners).default('own'),
  opens: z.boolean().default(false),
});
/** Filters of the list under a name. */
export type SavedView = z.infer<typeof savedViewSchema>;

/** Every call about views answers with all that the asking person has now. */
export const savedViewsSchema = z.object({ items: z.array(savedViewSchema) });
