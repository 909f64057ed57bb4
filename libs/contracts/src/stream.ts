import { z } from 'zod';
import { closingReasons } from './closing.ts';
import { noteFormSchema, noteSchema } from './desk.ts';
import type { Endpoint } from './endpoint.ts';
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
  sealed: nothing,
  unsealed: nothing,
  held: nothing,
  released: nothing,
  marked_spam: z.strictObject({ reason: z.string().max(40) }),
  unmarked_spam: nothing,
} as const;

export type HistoryKind = keyof typeof historyDetails;

/** `staff` is null for what nobody of the staff did. */
export type HistoryEntry = {
  [Kind in HistoryKind]: { kind: Kind; staff: string | null; detail: z.infer<(typeof historyDetails)[Kind]> };
}[HistoryKind];

/** What the stream tells beyond the history: it is read where it is kept anyhow. */
const elsewhere = {
  submitted: nothing,
  opened: nothing,
  photo_opened: z.strictObject({ photo: z.string() }),
  /** `staff_id` is null where the applicant did it herself. */
  corrected: z.strictObject({ field: z.string() }),
  withdrawn: nothing,
  /** Of an application that was scored before there was a history. */
  first_scored: nothing,
} as const;

const streamDetails = { ...historyDetails, ...elsewhere };
type StreamKind = keyof typeof streamDetails;
export const streamKinds = Object.keys(streamDetails) as [StreamKind, ...StreamKind[]];

/** One line of the stream; `detail` belongs to `kind`. */
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

// The schema of each kind is made by a loop, which loses the tie of kind and detail for the compiler.
const entrySchema: z.ZodType<StreamEntry> = z.discriminatedUnion('kind', streamKinds.map(entryOf) as never);

/** `edited_at` is of the last change; null for a note as it was written. */
export const streamNoteSchema = noteSchema.extend({ edited_at: z.iso.datetime().nullable() });
export type StreamNote = z.infer<typeof streamNoteSchema>;

/** Newest first, at most 500 entries; `notes` are those that entries tell of and that are still there. */
export const streamSchema = z.object({
  entries: z.array(entrySchema),
  notes: z.array(streamNoteSchema),
});
export type Stream = z.infer<typeof streamSchema>;

const params = z.object({ id: z.uuid().toLowerCase() });
const noteParams = params.extend({ note: z.uuid().toLowerCase() });

export const streamEndpoints = {
  readStream: {
    service: 'intake',
    method: 'GET',
    path: '/api/admin/applications/{id}/stream',
    summary: 'What happened to an application, and its notes',
    status: 200,
    who: 'staff',
    right: 'applications.read',
    params,
    response: streamSchema,
    problems: ['not_found'],
  },
  editNote: {
    service: 'intake',
    method: 'PATCH',
    path: '/api/admin/applications/{id}/notes/{note}',
    summary: 'Change the text of a note: its author, and who manages applications',
    status: 200,
    who: 'staff',
    right: 'applications.review',
    params: noteParams,
    body: noteFormSchema,
    response: streamNoteSchema,
    problems: ['validation_failed', 'not_found'],
    audit: { action: 'application.note-edited', subject: 'params.id', detail: 'params.note' },
  },
  removeNote: {
    service: 'intake',
    method: 'DELETE',
    path: '/api/admin/applications/{id}/notes/{note}',
    summary: 'Remove a note, text and all: its author, and who manages applications',
    status: 200,
    who: 'staff',
    right: 'applications.review',
    params: noteParams,
    response: z.strictObject({}),
    problems: ['not_found'],
    audit: { action: 'application.note-removed', subject: 'params.id', detail: 'params.note' },
  },
} as const satisfies Record<string, Endpoint>;
