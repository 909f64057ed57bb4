import { z } from 'zod';
import { closingReasons } from './closing.ts';
import { mailRecipients } from './mails.ts';

const nothing = z.strictObject({});
const ofNote = z.strictObject({ note: z.uuid() });
const score = z.number().int().min(1).max(10).nullable();

/** What the history of an application keeps of each kind of deed: ids and choices, never words that somebody wrote. */
export const historyDetails = {
  scored: z.strictObject({ from: score, to: score }),
  replied: z.strictObject({ replied: z.boolean() }),
  note_added: ofNote,
  note_edited: ofNote,
  note_removed: ofNote,
  answered: z.strictObject({ answer: z.uuid(), channel: z.enum(['mail', 'whatsapp', 'copied']) }),
  assigned: z.strictObject({ to: z.uuid().nullable() }),
  mail_resent: z.strictObject({ recipient: z.enum(mailRecipients) }),
  closed: z.strictObject({ reason: z.enum(closingReasons) }),
  reopened: nothing,
  marked_spam: z.strictObject({ reason: z.string().max(40) }),
  unmarked_spam: nothing,
} as const;

export type HistoryKind = keyof typeof historyDetails;

/** `staff` is null for what nobody of the staff did. */
export type HistoryEntry = {
  [Kind in HistoryKind]: { kind: Kind; staff: string | null; detail: z.infer<(typeof historyDetails)[Kind]> };
}[HistoryKind];
