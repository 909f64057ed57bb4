import { z } from 'zod';
import { bulkLimit } from '../applications/filter.ts';
import { languages } from '../locales.ts';
import { answerTemplateTextSchema, fieldsIn } from './schemas.ts';

/** Fields that stay in the words of a bulk answer: the service fills them in for each applicant. */
const ownFields = ['greeting', 'name', 'reference'];
const hasOwnFields = (text: string) => fieldsIn(text).every((field) => ownFields.includes(field ?? ''));

/** The words for each language that one of the applicants needs. */
export const declineFormSchema = z.strictObject({
  ids: z.array(z.uuid().toLowerCase()).min(1).max(bulkLimit),
  words: z.partialRecord(
    z.enum(languages),
    answerTemplateTextSchema.refine(({ subject, text }) => hasOwnFields(subject) && hasOwnFields(text)),
  ),
});
export type DeclineForm = z.output<typeof declineFormSchema>;

/** Why an applicant gets no bulk answer; `unknown`: sealed, erased, or changed in the meantime. */
export const declineRefusals = ['answered', 'closed', 'no_mail', 'told_qualified', 'unknown'] as const;
export type DeclineRefusal = (typeof declineRefusals)[number];

export const declinedSchema = z.object({
  sent: z.array(z.uuid()),
  refused: z.array(z.object({ id: z.uuid(), reason: z.enum(declineRefusals) })),
});
export type Declined = z.infer<typeof declinedSchema>;
