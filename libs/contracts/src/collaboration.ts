import { z } from 'zod';
import { givenScoreSchema } from './desk.ts';

const time = z.iso.datetime();
const staffId = z.uuid().toLowerCase();

/** Seconds without a sign of somebody until the desk takes her for gone; a hidden tab gives a sign once a minute. */
export const presenceSeconds = 90;
/** Seconds without a sign of its holder until an application is free for others again. */
export const leaseSeconds = 300;

/** Somebody at the desk who has the application open. */
export const presentSchema = z.object({ staff_id: z.uuid(), since: time });
export type Present = z.infer<typeof presentSchema>;

/** Who works on an application: where its score comes from, whose it is, and who has it open, longest first. */
export const collaborationSchema = z.object({
  score: givenScoreSchema,
  /** Null for what was scored before this was kept. */
  scored_by: z.uuid().nullable(),
  scored_at: time.nullable(),
  assignee_id: z.uuid().nullable(),
  present: z.array(presentSchema),
});
export type Collaboration = z.infer<typeof collaborationSchema>;

/** `data` of each `presence` event of the live feed: everybody who has this application open. */
export const presenceEventSchema = z.object({ id: z.uuid(), present: z.array(presentSchema) });
export type PresenceEvent = z.infer<typeof presenceEventSchema>;

/** Null for nobody. */
export const assigneeSchema = z.strictObject({ assignee_id: staffId.nullable() });

/** `after`: the application that is open now; it is given back, and the search for the next one begins behind it. */
export const nextFormSchema = z.strictObject({ after: z.uuid().toLowerCase().optional() });
/** Null where every open application is held or assigned to somebody else. */
export const handedOutSchema = z.object({ id: z.uuid().nullable() });
