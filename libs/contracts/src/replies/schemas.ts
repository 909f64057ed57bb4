import { z } from 'zod';

const time = z.iso.datetime();

/** Bytes of the largest mail that is read, with its attachments in their transfer encoding. */
export const receivedMailBytes = 30 * 1024 * 1024;

/** Days for which a mail that belongs to nobody waits for staff. */
export const unknownReplyDays = 30;

/**
 * What arrived: words of a person, an automatic answer (RFC 3834), a report of a mail server about one of our mails
 * (RFC 3464), or a mail of a list. Only a `reply` waits for an answer.
 */
const replyKinds = ['reply', 'vacation', 'bounce', 'list'] as const;
export type ReplyKind = (typeof replyKinds)[number];

/** A file that came with a mail. A `picture` was encoded again; any other is handed out as a download, never shown. */
const replyFileSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  type: z.string(),
  bytes: z.number().int(),
  picture: z.boolean(),
});
export type ReplyFile = z.infer<typeof replyFileSchema>;

const receivedSchema = z.object({
  id: z.uuid(),
  at: time,
  kind: z.enum(replyKinds),
  from_name: z.string(),
  from_address: z.string(),
  subject: z.string(),
  /** Her words as plain text; `quoted` is what the mail repeats of earlier ones, with signatures. */
  text: z.string(),
  quoted: z.string(),
  /** Whether the text was longer than what is stored. */
  cut: z.boolean(),
  files: z.array(replyFileSchema),
});

/** A mail in the history of an application. */
const replySchema = receivedSchema.extend({
  /** What led to the application: its signed address, both headers, or a member of staff. */
  matched: z.enum(['address', 'headers', 'staff']),
  /** From another address than hers, or one that its own domain does not vouch for: it changes no state. */
  other_sender: z.boolean(),
  /** When it was answered or needed no answer; null while it waits, and for what never waits. */
  settled_at: time.nullable(),
  waits: z.boolean(),
});
export type Reply = z.infer<typeof replySchema>;

/** Oldest first, the newest 200. */
export const replyListSchema = z.object({ items: z.array(replySchema) });

/** A mail that fits no application. `deleted_at`: when it is deleted unless staff assign it. */
const unknownReplySchema = receivedSchema.extend({ deleted_at: time });
export type UnknownReply = z.infer<typeof unknownReplySchema>;

/** Newest first, at most 100. */
export const unknownReplyListSchema = z.object({ items: z.array(unknownReplySchema), total: z.number().int() });

/** Null puts a mail that staff have assigned back among the unknown. */
export const replyPlaceSchema = z.strictObject({ application_id: z.uuid().toLowerCase().nullable() });

/** False lets those that were settled without an answer wait again. */
export const settledSchema = z.strictObject({ settled: z.boolean() });

/**
 * `off`: no replies come to the desk. Where they are pushed, and no mailbox is read, `reading` has no `since`, the start of the state; `last_mail_at`: of the newest stored mail;
 * `set_aside`: mails that were too large or unreadable, and wait in the mailbox itself with a star.
 */
export const mailboxStateSchema = z.object({
  state: z.enum(['off', 'reading', 'away']),
  since: time.nullable(),
  last_mail_at: time.nullable(),
  set_aside: z.number().int().default(0),
});
export type MailboxState = z.infer<typeof mailboxStateSchema>;

/** Where a mail went; `gone`: to an application that was deleted, so that nothing was stored; `refused`: no mail at all. */
export const receivedMailOutcomes = ['filed', 'unknown', 'gone', 'refused'] as const;
export type ReceivedMailOutcome = (typeof receivedMailOutcomes)[number];
export const receivedMailSchema = z.object({ outcome: z.enum(receivedMailOutcomes) });
