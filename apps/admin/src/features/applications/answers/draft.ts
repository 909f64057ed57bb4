import {
  answerDecisions,
  applicationReference,
  fillAnswer,
  languages,
  type AnswerTemplate,
  type ReviewedApplication,
} from '@blue-peony/contracts';
import { agency } from '@blue-peony/agency';
import { z } from 'zod';
import type { Staff } from '../../../api/staff.ts';
import { greetingOf } from './greeting.ts';

const wordsSchema = z.object({ subject: z.string(), text: z.string() });
export type Words = z.infer<typeof wordsSchema>;

/** `key`: the idempotency key of the answer. `edits`: the typed text of each template. */
const draftSchema = z.object({
  key: z.uuid(),
  decision: z.enum(answerDecisions),
  language: z.enum(languages),
  edits: z.record(z.string(), wordsSchema),
});
export type Draft = z.infer<typeof draftSchema>;

export function readDraft(stored: string | undefined, { language }: ReviewedApplication): Draft {
  try {
    return draftSchema.parse(JSON.parse(stored ?? ''));
  } catch {
    return { key: crypto.randomUUID(), decision: 'invite', language, edits: {} };
  }
}

export const editOf = ({ decision, language }: Pick<Draft, 'decision' | 'language'>) => `${decision} ${language}`;

export function filledIn(template: AnswerTemplate, { id, name }: ReviewedApplication, staff: Staff): Words {
  const values = {
    greeting: greetingOf(template.language, name),
    name: name.trim(),
    staff_name: staff.name || staff.email.split('@')[0]!,
    agency: agency.name,
    mailbox: agency.email,
    reference: applicationReference(id),
  };
  return { subject: fillAnswer(template.subject, values), text: fillAnswer(template.text, values) };
}
