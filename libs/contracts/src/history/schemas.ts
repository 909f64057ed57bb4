import { z } from 'zod';
import { closingReasons } from '../applications/closing-reasons.ts';
import { mailRecipients } from '../mails/schemas.ts';
import { streamNoteSchema } from '../notes/schemas.ts';

const nothing = z.strictObject({});
const ofNote = z.strictObject({ note: z.uuid() });
const score = z.number().int().min(1).max(10).nullable();

/** What staff did with mails of the applicant. */
const ofReplies = {
  reply_placed: nothing,
  reply_put_back: nothing,
  /** False: the mails that needed no answer wait again. */
  replies_settled: z.strictObject({ settled: z.boolean() }),
} as const;

/** Details that an application's history stores for each kind of action: ids and choices, never free text. */
const historyDetails = {
  scored: z.strictObject({ from: score, to: score }),
  replied: z.strictObject({ replied: z.boolean() }),
  note_added: ofNote,
  note_edited: ofNote,
  note_removed: ofNote,
  answered: z.strictObject({ answer: z.uuid(), channel: z.enum(['mail', 'whatsapp', 'copied']) }),
  answer_withdrawn: z.strictObject({ answer: z.uuid() }),
  assigned: z.strictObject({ to: z.uuid().nullable() }),
  snoozed: z.strictObject({ until: z.iso.datetime() }),
  woken: nothing,
  mail_resent: z.strictObject({ recipient: z.enum(mailRecipients) }),
  closed: z.strictObject({ reason: z.enum(closingReasons) }),
  reopened: nothing,
  sealed: nothing,
  unsealed: nothing,
  held: nothing,
  released: nothing,
  marked_spam: z.strictObject({ reason: z.string().max(40) }),
  unmarked_spam: nothing,
  ...ofReplies,
} as const;
export type HistoryKind = keyof typeof historyDetails;

/** `staff` is null when no staff member acted. */
export type HistoryEntry = {
  [Kind in HistoryKind]: { kind: Kind; staff: string | null; detail: z.infer<(typeof historyDetails)[Kind]> };
}[HistoryKind];

/** Entries that the stream adds from other tables. */
const elsewhere = {
  submitted: nothing,
  opened: nothing,
  photo_opened: z.strictObject({ photo: z.string() }),
  /** `staff_id` is null when the applicant made the correction. */
  corrected: z.strictObject({ field: z.string() }),
  withdrawn: nothing,
  /** For an application that was scored before the history existed. */
  first_scored: nothing,
} as const;

const streamDetails = { ...historyDetails, ...elsewhere };

type StreamKind = keyof typeof streamDetails;

export const streamKinds = Object.keys(streamDetails) as [StreamKind, ...StreamKind[]];

/** One entry of the stream; the type of `detail` depends on `kind`. */
export type StreamEntry = {
  [Kind in StreamKind]: {
    at: string;
    staff_id: string | null;
    kind: Kind;
    detail: z.infer<(typeof streamDetails)[Kind]>;
  };
}[StreamKind];

const entryOf = <Kind extends StreamKind>(kind: Kind) =>
  z.object({
    at: z.iso.datetime(),
    staff_id: z.uuid().nullable(),
    kind: z.literal(kind),
    detail: streamDetails[kind],
  });

// A loop creates the schema of each kind, so the compiler cannot connect kind and detail.
const entriesOf = (kinds: StreamKind[]): z.ZodType<StreamEntry[]> =>
  z.array(z.discriminatedUnion('kind', kinds.map(entryOf) as never));

export const isOfReplies = (kind: StreamKind): boolean => kind in ofReplies;

/**
 * Newest first, at most 500 entries; `notes` are the existing notes that the entries refer to. `replies` are apart, as
 * pages of the last release do not know their kinds.
 */
export const streamSchema = z.object({
  entries: entriesOf(streamKinds.filter((kind) => !isOfReplies(kind))),
  replies: entriesOf(streamKinds.filter(isOfReplies)).default([]),
  notes: z.array(streamNoteSchema),
});
export type Stream = z.infer<typeof streamSchema>;
