import { z } from 'zod';

const time = z.iso.datetime();

export const mailRecipients = ['staff', 'applicant'] as const;
export type MailRecipient = (typeof mailRecipients)[number];

/**
 * `waiting`: on its way, or to be tried again; `refused`: the recipient's server will never take it; `dead`: given up
 * after the last attempt, and to be replayed from the dead letters; `suppressed`: not to be sent to this recipient;
 * `erased`: what it was about is deleted.
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

/** An event that was given up on; `reason` is a class of errors. */
export const deadLetterSchema = z.object({
  id: z.string(),
  type: z.string(),
  reason: z.string(),
  attempts: z.number().int(),
  at: time,
});

export const deadLetterQuerySchema = z.strictObject({ limit: z.coerce.number().int().min(1).max(200).default(100) });
export type DeadLetterQuery = z.output<typeof deadLetterQuerySchema>;

/** Newest first. */
export const deadLetterListSchema = z.object({ items: z.array(deadLetterSchema) });
/** 202: handed back to its consumer, with all attempts anew. */
export const replayedSchema = z.object({ id: z.string() });
