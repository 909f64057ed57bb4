import { z } from 'zod';
import { envelope } from '../envelope.ts';
import { languages } from '../locales.ts';
import { mailRecipients } from '../mails/schemas.ts';

const inLanguage = z.object({ language: z.enum(languages) });

export const applicationEvents = {
  'intake.application-submitted.v2': envelope('intake.application-submitted.v2', inLanguage),
  /** Staff request a mail about an application again, to one of its two recipients. */
  'intake.application-mail-requested.v2': envelope(
    'intake.application-mail-requested.v2',
    inLanguage.extend({ recipient: z.enum(mailRecipients) }),
  ),
  /** The waiting time for the preliminary result is over. */
  'intake.application-assessed.v1': envelope('intake.application-assessed.v1', inLanguage),
};
