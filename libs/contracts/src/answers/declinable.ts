import type { DeskApplication } from '../applications/desk.ts';
import type { Language } from '../locales.ts';
import type { DeclineRefusal } from './decline.ts';
import { greetingOf } from './greeting.ts';
import { applicationReference, fillAnswer, type AnswerTemplateText } from './schemas.ts';

export type Declinable = Pick<
  DeskApplication,
  'replied_at' | 'closed_reason' | 'mail_refused' | 'assessment_result' | 'result_told_at'
>;

/** The desk asks before it sends, the service when it stores the answers. */
export function declineRefusal(application: Declinable): DeclineRefusal | undefined {
  if (application.replied_at) return 'answered';
  if (application.closed_reason) return 'closed';
  if (application.mail_refused) return 'no_mail';
  // A decline would contradict the automatic mail.
  return application.result_told_at && application.assessment_result === 'qualified' ? 'told_qualified' : undefined;
}

export function ownWords(
  words: AnswerTemplateText,
  { id, name, language }: { id: string; name: string; language: Language },
) {
  const values = { greeting: greetingOf(language, name), name: name.trim(), reference: applicationReference(id) };
  return { subject: fillAnswer(words.subject, values), text: fillAnswer(words.text, values) };
}
