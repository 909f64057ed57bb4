import { z } from 'zod';
import { promisedMails } from './promises.ts';

const time = z.iso.datetime();

export const mailRecipients = ['staff', 'applicant'] as const;
export type MailRecipient = (typeof mailRecipients)[number];

/**
 * `waiting`: in delivery, held back, or waiting for a retry; `refused`: permanently refused by the recipient's server; `dead`: a
 * dead letter after the last attempt, can be replayed; `suppressed`: another mail tells it, or its mailbox had its mails of the
 * day; `erased`: the application or order was deleted.
 */
export const mailStates = ['waiting', 'sent', 'refused', 'dead', 'suppressed', 'erased'] as const;
export type MailState = (typeof mailStates)[number];

/** Why a mail is held back: another mail will tell it, or it waits until its mailbox may get one more. */
export type HeldBack = 'gathered' | 'mailbox_limit';

/** Kinds of mails about an application that its history shows. */
export const applicationMails = ['staff', 'received', 'assessed', 'answer', 'changed', 'address_old'] as const;

/** One mail about an application, without its address and text, which are not stored. */
export const mailDeliverySchema = z.object({
  event_id: z.uuid(),
  recipient: z.enum(mailRecipients),
  mail: z.enum(applicationMails),
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

export const staffMailContents = ['everything', 'reference'] as const;

/** Content of staff mails about an application: everything, or only reference, language, country and link. */
export const mailSettingsSchema = z.strictObject({ staff_mails: z.enum(staffMailContents) });
export type MailSettings = z.infer<typeof mailSettingsSchema>;

/**
 * Result of the last comparison of promised mails with deliveries, over seven days; `missing` oldest first, at most 10.
 */
export const mailLedgerSchema = z.object({
  checked_at: time.nullable(),
  mails: z.array(
    z.object({
      mail: z.enum(promisedMails),
      expected: z.number().int(),
      settled: z.number().int(),
      missing: z.array(z.object({ id: z.uuid(), at: time })),
    }),
  ),
});
export type MailLedger = z.infer<typeof mailLedgerSchema>;
