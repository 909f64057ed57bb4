import { z } from 'zod';
import { languages } from './locales.ts';
import { linesOfText, requiredLine } from './text.ts';

const time = z.iso.datetime();

/** What an answer to an applicant decides; there is a template for each, in every language. */
export const answerDecisions = ['invite', 'ask_more', 'session', 'later', 'decline'] as const;
export type AnswerDecision = (typeof answerDecisions)[number];

/** `whatsapp` and `copied`: staff took the text there themselves, so nobody knows what became of it. */
export const answerChannels = ['mail', 'whatsapp', 'copied'] as const;
export type AnswerChannel = (typeof answerChannels)[number];

/** What the fields of a template stand for. `greeting` is the one that knows when a language needs no name. */
export const answerFields = ['greeting', 'name', 'staff_name', 'agency', 'mailbox', 'reference'] as const;
export type AnswerField = (typeof answerFields)[number];

const placeholder = /\{(\w*)\}/g;
const isField = (name: string | undefined): name is AnswerField => answerFields.some((field) => field === name);
const fieldsIn = (text: string) => [...text.matchAll(placeholder)].map(([, name]) => name);

/** Puts values into the fields of a template. */
export const fillAnswer = (text: string, values: Readonly<Record<AnswerField, string>>): string =>
  text.replace(placeholder, (found, name: string) => (isField(name) ? values[name] : found));

/** How staff, the applicant and her mails call an application: short enough to be read out. */
export const applicationReference = (id: string): string => `A-${id.slice(0, 8).toUpperCase()}`;

const subject = requiredLine(150);
const text = linesOfText(5_000).min(1);
const known = (template: string) => fieldsIn(template).every(isField);
const filled = (answer: string) => fieldsIn(answer).length === 0;

export const answerTemplateTextSchema = z.strictObject({ subject: subject.refine(known), text: text.refine(known) });
export type AnswerTemplateText = z.infer<typeof answerTemplateTextSchema>;

/** `version` counts the changes of the agency: 0 is the text that came with the product. */
export const answerTemplateSchema = z.object({
  decision: z.enum(answerDecisions),
  language: z.enum(languages),
  subject: z.string(),
  text: z.string(),
  version: z.number().int(),
  /** Whether the text is the product's own, also where it was brought back. */
  original: z.boolean(),
  changed_at: time.nullable(),
  staff_id: z.uuid().nullable(),
});
export type AnswerTemplate = z.infer<typeof answerTemplateSchema>;

export const answerTemplateListSchema = z.object({ items: z.array(answerTemplateSchema) });

/** `version` is the one that the change was made from; without a `template` the product's own comes back. */
export const answerTemplateChangeSchema = z.strictObject({
  version: z.number().int().min(0),
  template: answerTemplateTextSchema.nullable(),
});

export const answerFormSchema = z.strictObject({
  /** The newest answer that its writer has seen, null for none: whoever answers later is told of it. */
  after: z.uuid().nullable(),
  channel: z.enum(answerChannels),
  decision: z.enum(answerDecisions),
  language: z.enum(languages),
  subject: subject.refine(filled),
  text: text.refine(filled),
});
export type AnswerForm = z.infer<typeof answerFormSchema>;

/** One answer to an applicant. The mail that it went out as has its `id` as `event_id`. */
export const answerSchema = answerFormSchema
  .omit({ after: true })
  .extend({ id: z.uuid(), at: time, staff_id: z.uuid(), subject: z.string(), text: z.string() });
export type Answer = z.infer<typeof answerSchema>;

/** Newest first, at most 50. */
export const answerListSchema = z.object({ items: z.array(answerSchema) });
