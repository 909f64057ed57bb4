import { z } from 'zod';

const time = z.iso.datetime();

export const mailRecipients = ['staff', 'applicant'] as const;
export type MailRecipient = (typeof mailRecipients)[number];

/**
 * `waiting`: in delivery, held back, or waiting for a retry; `refused`: permanently refused by the recipient's server; `dead`: a
 * dead letter after the last attempt, can be replayed; `suppressed`: dropped by an earlier release; `erased`: the
 * application or order was deleted.
 */
export const mailStates = ['waiting', 'sent', 'refused', 'dead', 'suppressed', 'erased'] as const;
export type MailState = (typeof mailStates)[number];

/** Why a mail is held back: another mail will tell it, or it waits until its mailbox may get one more. */
export type HeldBack = 'gathered' | 'mailbox_limit';

/** One mail about an application, without its address and text, which are not stored. */
export const mailDeliverySchema = z.object({
  event_id: z.uuid(),
  recipient: z.enum(mailRecipients),
  state: z.enum(mailStates),
  attempts: z.number().int(),
  /** Of the last failure: the SMTP reply code, an error code of the mail library, or `HeldBack`. */
  last_error_code: z.string().nullable(),
  created_at: time,
  sent_at: time.nullable(),
});

export type MailDelivery = z.infer<typeof mailDeliverySchema>;

/** Newest first, at most 50; empty while the event is still in transit. */
export const mailListSchema = z.object({ items: z.array(mailDeliverySchema) });

export const resendSchema = z.strictObject({ recipient: z.enum(mailRecipients) });
/** 202: the mail is requested and appears in the list under this event id. */
export const resentSchema = z.object({ event_id: z.uuid() });

/**
 * `outage`: a dependency was away for five days; the event is retried automatically when it is back. `fault`: every
 * attempt failed because of the event itself; staff must act.
 */
export const deadLetterClasses = ['outage', 'fault'] as const;
export type DeadLetterClass = (typeof deadLetterClasses)[number];
const deadLetterClass = z.enum(deadLetterClasses);

/** An event whose handling has failed for good; `reason` is an error class. */
export const deadLetterSchema = z.object({
  id: z.string(),
  type: z.string(),
  /** Id of the application, order or request that the event is about. */
  subject: z.string().default(''),
  class: deadLetterClass,
  reason: z.string(),
  attempts: z.number().int(),
  at: time,
});

export const deadLetterQuerySchema = z.strictObject({ limit: z.coerce.number().int().min(1).max(200).default(100) });
export type DeadLetterQuery = z.output<typeof deadLetterQuerySchema>;

/** Newest first; `counts` include those beyond the list's limit. */
export const deadLetterListSchema = z.object({
  items: z.array(deadLetterSchema),
  counts: z.record(deadLetterClass, z.number().int()),
});
/** 202: the event returns to its consumer with a fresh set of attempts. */
export const replayedSchema = z.object({ id: z.string() });

export const replayAllSchema = z.strictObject({ class: deadLetterClass });
/** 202: number of events of the class that return to their consumer, oldest first, with a fresh set of attempts. */
export const replayedAllSchema = z.object({ replayed: z.number().int() });
