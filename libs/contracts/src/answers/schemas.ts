import { z } from 'zod';
import { languages } from '../locales.ts';
import { linesOfText, requiredLine } from '../text.ts';

export const repliedSchema = z.strictObject({ replied: z.boolean() });

const time = z.iso.datetime();

/** Decision that an answer tells the applicant; each has a template in every language. */
export const answerDecisions = ['invite', 'ask_more', 'session', 'later', 'decline'] as const;
export type AnswerDecision = (typeof answerDecisions)[number];

/** `own`: in words of the writer's own, without a template. */
export const answerKinds = [...answerDecisions, 'own'] as const;
export type AnswerKind = (typeof answerKinds)[number];

/** Seconds for which an answer by mail can be taken back. */
export const answerDelaySeconds = 10;

/** With `whatsapp` and `copied`, staff send the text themselves, so its delivery is unknown. */
const answerChannels = ['mail', 'whatsapp', 'copied'] as const;
export type AnswerChannel = (typeof answerChannels)[number];

/**
 * Fields of a template. `greeting` is complete: it omits the name in languages that need none. The writer types the
 * `reason`; an answer that still has a field cannot be sent.
 */
const answerFields = ['greeting', 'name', 'staff_name', 'agency', 'mailbox', 'reference', 'reason'] as const;
type AnswerField = (typeof answerFields)[number];

const placeholder = /\{(\w*)\}/g;
const isField = (name: string | undefined): name is AnswerField => answerFields.some((field) => field === name);
const text = linesOfText(5_000).min(1);
export const fieldsIn = (text: string) => [...text.matchAll(placeholder)].map(([, name]) => name);

/** Fills those fields of a template that have a value; the writer types the others. */
export const fillAnswer = (text: string, values: Readonly<Partial<Record<AnswerField, string>>>): string =>
  text.replace(placeholder, (found, name: string) => (isField(name) ? (values[name] ?? found) : found));

/** Short reference of an application in mails and at the desk; short enough to read out. */
export const applicationReference = (id: string): string => `A-${id.slice(0, 8).toUpperCase()}`;

const subject = requiredLine(150);
const known = (template: string) => fieldsIn(template).every(isField);
const filled = (answer: string) => fieldsIn(answer).length === 0;

export const answerTemplateTextSchema = z.strictObject({ subject: subject.refine(known), text: text.refine(known) });
export type AnswerTemplateText = z.infer<typeof answerTemplateTextSchema>;

/** `version` counts the agency's changes; 0 is the product's own text. */
export const answerTemplateSchema = z.object({
  decision: z.enum(answerDecisions),
  language: z.enum(languages),
  subject: z.string(),
  text: z.string(),
  version: z.number().int(),
  /** Whether this is the product's own text, also after it was restored. */
  original: z.boolean(),
  changed_at: time.nullable(),
  staff_id: z.uuid().nullable(),
});
export type AnswerTemplate = z.infer<typeof answerTemplateSchema>;

export const answerTemplateListSchema = z.object({ items: z.array(answerTemplateSchema) });

/** `version` is the one that was edited. Without `template` the product's own text is restored. */
export const answerTemplateChangeSchema = z.strictObject({
  version: z.number().int().min(0),
  template: answerTemplateTextSchema.nullable(),
});

export const answerFormSchema = z.strictObject({
  /**
   * Id of the newest answer that the writer has seen, null for none. A later answer that they have not seen is reported
   * to them.
   */
  after: z.uuid().nullable(),
  /** Whether the writer knows that the automatic mail with the result has gone. */
  told: z.boolean().optional(),
  channel: z.enum(answerChannels),
  decision: z.enum(answerKinds),
  language: z.enum(languages),
  subject: subject.refine(filled),
  text: text.refine(filled),
});
export type AnswerForm = z.infer<typeof answerFormSchema>;

/** One answer to an applicant. Its mail has the answer's `id` as `event_id`. */
export const answerSchema = answerFormSchema.omit({ after: true, told: true }).extend({
  id: z.uuid(),
  at: time,
  staff_id: z.uuid(),
  subject: z.string(),
  text: z.string(),
  /** When its mail leaves; null once it has left, and for answers that staff send themselves. */
  leaves_at: time.nullable(),
});
export type Answer = z.infer<typeof answerSchema>;

/** Newest first, at most 50. */
export const answerListSchema = z.object({
  items: z.array(answerSchema),
  /** When the automatic mail with the result was handed to the worker; null when it was not. */
  result_told_at: time.nullable(),
});
export type AnswerList = z.infer<typeof answerListSchema>;

/** Answers of the caller that can still be taken back, newest first. */
export const leavingAnswersSchema = z.object({
  items: z.array(
    z.object({
      application_id: z.uuid(),
      name: z.string(),
      answer: answerSchema,
      /** How many were sent with it by one call; they are taken back with it. */
      together: z.number().int().min(1),
    }),
  ),
});
export type LeavingAnswer = z.infer<typeof leavingAnswersSchema>['items'][number];
