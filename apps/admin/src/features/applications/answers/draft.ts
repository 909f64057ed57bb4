import {
  answerKinds,
  answerSubjects,
  applicationReference,
  fillAnswer,
  greetingOf,
  languages,
  type AnswerDecision,
  type AnswerTemplate,
  type Language,
  type Reply,
  type ReviewedApplication,
} from '@blue-peony/contracts';
import { agency } from '@blue-peony/agency';
import { z } from 'zod';
import type { Staff } from '../../../api/staff.ts';
import { readJson } from '../read-json.ts';
import { answerSubject } from './answer-subject.ts';

const wordsSchema = z.object({ subject: z.string(), text: z.string() });
export type Words = z.infer<typeof wordsSchema>;

/**
 * `key`: the idempotency key of the answer. `edits`: the typed text of each template. `asked`: how its writer took it
 * along to send it herself, until she has said whether she did.
 */
const draftSchema = z.object({
  key: z.uuid(),
  decision: z.enum(answerKinds),
  language: z.enum(languages),
  edits: z.record(z.string(), wordsSchema),
  asked: z.enum(['whatsapp', 'copied']).optional(),
});
export type Draft = z.infer<typeof draftSchema>;

export const readDraft = (stored: string | undefined, { language }: ReviewedApplication): Draft =>
  storedDraft(stored) ?? { key: crypto.randomUUID(), decision: 'own', language, edits: {} };

export const storedDraft = (stored: string | undefined): Draft | undefined => readJson(draftSchema, stored);

export const editOf = ({ decision, language }: Pick<Draft, 'decision' | 'language'>) => `${decision} ${language}`;

/** What an answer without a template begins with: in the conversation, where she waits for an answer. */
export const ownWords = (language: Language, waiting: Reply | undefined): Words => ({
  subject: waiting ? answerSubject(waiting) : answerSubjects[language](agency.name),
  text: '',
});

/** The template that fits the score or, without one, the result. */
export function suggested({ score, assessment_result: result }: ReviewedApplication): AnswerDecision | undefined {
  if (score === null) return result === 'rejected' ? 'decline' : undefined;
  return score >= 7 ? 'invite' : score <= 3 ? 'decline' : 'ask_more';
}

export const signatureOf = ({ name, email }: Staff): string => name || email.split('@')[0]!;

export function filledIn(template: AnswerTemplate, { id, name }: ReviewedApplication, staff: Staff): Words {
  const values = {
    greeting: greetingOf(template.language, name),
    name: name.trim(),
    staff_name: signatureOf(staff),
    agency: agency.name,
    mailbox: agency.email,
    reference: applicationReference(id),
  };
  return { subject: fillAnswer(template.subject, values), text: fillAnswer(template.text, values) };
}
