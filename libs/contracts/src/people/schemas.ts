import { z } from 'zod';
import { bulkLimit } from '../applications/filter.ts';
import { requiredLine } from '../text.ts';

const time = z.iso.datetime();
const uuid = z.uuid().toLowerCase();

/** The most tags that the owners' list has. */
export const tagLimit = 50;

export const tagColors = ['plain', 'accent', 'success', 'warning', 'danger'] as const;

/** A word of the owners' list that staff put on applications. */
const tagSchema = z.object({ id: z.uuid(), name: z.string(), color: z.enum(tagColors) });
export type Tag = z.infer<typeof tagSchema>;

export const tagFormSchema = z.strictObject({ name: requiredLine(30), color: z.enum(tagColors).default('plain') });

export const bulkTaggingSchema = z.strictObject({ ids: z.array(uuid).min(1).max(bulkLimit) });

/** Applications that had not the tag before, or had it. */
export const bulkTaggedSchema = z.object({ changed: z.array(z.uuid()) });

/** By name. */
export const tagListSchema = z.object({ items: z.array(tagSchema) });

const subjectKinds = ['application', 'order'] as const;

/** Two applications or orders of one person, and with them all that either was merged with before. */
export const mergeFormSchema = z.strictObject({
  one_kind: z.enum(subjectKinds),
  one_id: uuid,
  other_kind: z.enum(subjectKinds),
  other_id: uuid,
});
export type MergeForm = z.output<typeof mergeFormSchema>;

/** What a merge has joined. Its undoing separates exactly these two again, each with all that hangs on it. */
export const mergeSchema = z.object({ id: z.uuid(), ...mergeFormSchema.shape });
export type Merge = z.infer<typeof mergeSchema>;

/** The merge that joins a part to the one that is shown, perhaps by way of others. */
const joinedSchema = z.object({ merge_id: z.uuid(), merged_at: time, merged_by: z.uuid() });

const personApplicationSchema = joinedSchema.extend({
  id: z.uuid(),
  created_at: time,
  name: z.string(),
  email: z.string(),
  score: z.number().int().nullable(),
  state: z.enum(['open', 'replied', 'withdrawn', 'closed']),
  tags: z.array(z.uuid()),
});
export type PersonApplication = z.infer<typeof personApplicationSchema>;

/**
 * What staff have merged with an application or an order, without itself, as far as the role may see it. Of orders only
 * ids: commerce has the rest, and may have forgotten them.
 */
export const personSchema = z.object({
  applications: z.array(personApplicationSchema),
  orders: z.array(joinedSchema.extend({ id: z.uuid() })),
});
export type Person = z.infer<typeof personSchema>;
