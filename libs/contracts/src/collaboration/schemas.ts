import { z } from 'zod';
import { applicationFilterSchema } from '../applications/filter.ts';
import { givenScoreSchema } from '../scores/schemas.ts';
import { requiredLine } from '../text.ts';

const time = z.iso.datetime();
const staffId = z.uuid().toLowerCase();

/** Seconds without a heartbeat until the desk shows a staff member as gone; a hidden tab sends one once a minute. */
export const viewerSeconds = 90;

/** Seconds without a heartbeat of its holder until an application is free for others. */
export const leaseSeconds = 300;

const presentSchema = z.object({ staff_id: z.uuid(), since: time });
export type Present = z.infer<typeof presentSchema>;

/** Work on one application: its score and who gave it, the assignee, and who has it open, longest first. */
export const collaborationSchema = z.object({
  score: givenScoreSchema,
  /** Null for scores older than this field. */
  scored_by: z.uuid().nullable(),
  scored_at: time.nullable(),
  assignee_id: z.uuid().nullable(),
  present: z.array(presentSchema),
});
export type Collaboration = z.infer<typeof collaborationSchema>;

/** `data` of each `presence` event of the live feed: all staff members who have this application open. */
export const presenceEventSchema = z.object({ id: z.uuid(), present: z.array(presentSchema) });
export type PresenceEvent = z.infer<typeof presenceEventSchema>;

/** Null removes the assignee. */
export const assigneeSchema = z.strictObject({ assignee_id: staffId.nullable() });

/** Days for which an application can be snoozed at most. */
export const snoozeDays = 30;

/** `until` in the future. `reason`: why it waits; the desk shows it when the application is back. */
export const snoozeFormSchema = z.strictObject({ until: z.iso.datetime({ offset: true }), reason: requiredLine(200) });
export type SnoozeForm = z.output<typeof snoozeFormSchema>;

/**
 * `after`: the application that is open now. It is released, and the search for the next one starts after it. `filter`:
 * that of the list she works through; its order does not count, because the oldest is the most urgent, after those whose
 * snooze has ended.
 */
export const nextFormSchema = z.strictObject({
  after: z.uuid().toLowerCase().optional(),
  filter: applicationFilterSchema.omit({ sort: true, ids: true }).optional(),
});
export type NextForm = z.output<typeof nextFormSchema>;

/** Null when every open application that passes the filter is held by or assigned to others. */
export const handedOutSchema = z.object({ id: z.uuid().nullable() });
