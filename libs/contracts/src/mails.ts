import { z } from 'zod';

const time = z.iso.datetime();

export const mailRecipients = ['staff', 'applicant'] as const;
export type MailRecipient = (typeof mailRecipients)[number];

/**
 * `waiting`: on its way, or to be tried again; `refused`: the recipient's server will never take it; `dead`: a dead letter
 * after the last attempt, and to be replayed from there; `suppressed`: not to be sent to this recipient; `erased`: what it
 * was about is deleted.
 */
export const mailStates = ['waiting', 'sent', 'refused', 'dead', 'suppressed', 'erased'] as const;
export type MailState = (typeof mailStates)[number];

/** One mail about an application, without its address and text, which nobody keeps. */
export const mailDeliverySchema = z.object({
  event_id: z.uuid(),
  recipient: z.enum(mailRecipients),
  state: z.enum(mailStates),
  attempts: z.number().int(),
  /** SMTP reply code or the mail library's, of the last failure. */
  last_error_code: z.string().nullable(),
  created_at: time,
  sent_at: time.nullable(),
});

export type MailDelivery = z.infer<typeof mailDeliverySchema>;

/** Newest first, at most 50; none while the event is still on its way. */
export const mailListSchema = z.object({ items: z.array(mailDeliverySchema) });

export const resendSchema = z.strictObject({ recipient: z.enum(mailRecipients) });
/** 202: the mail is ordered, and appears in the list under this event. */
export const resentSchema = z.object({ event_id: z.uuid() });

/**
 * `outage`: something that the event needs was away for five days; it is tried again by itself when that is back.
 * `fault`: the event failed by itself at every attempt, and waits for staff.
 */
export const deadLetterClasses = ['outage', 'fault'] as const;
export type DeadLetterClass = (typeof deadLetterClasses)[number];
const deadLetterClass = z.enum(deadLetterClasses);

/** An event whose handling has ended without success; `reason` is a class of errors. */
export const deadLetterSchema = z.object({
  id: z.string(),
  type: z.string(),
  /** What the event is about: the id of an application, an order or a request. */
  subject: z.string().default(''),
  class: deadLetterClass,
  reason: z.string(),
  attempts: z.number().int(),
  at: time,
});

export const deadLetterQuerySchema = z.strictObject({ limit: z.coerce.number().int().min(1).max(200).default(100) });
export type DeadLetterQuery = z.output<typeof deadLetterQuerySchema>;

/** Newest first; `counts` are of all, also of those beyond the limit. */
export const deadLetterListSchema = z.object({
  items: z.array(deadLetterSchema),
  counts: z.record(deadLetterClass, z.number().int()),
});
/** 202: handed back to its consumer, with all attempts. */
export const replayedSchema = z.object({ id: z.string() });

export const replayAllSchema = z.strictObject({ class: deadLetterClass });
/** 202: so many of the class are handed back to their consumer, the oldest first, with all attempts. */
export const replayedAllSchema = z.object({ replayed: z.number().int() });
