import { z } from 'zod';
import { envelope } from '../envelope.ts';
import { languages } from '../locales.ts';

export const answerEvents = {
  /** Staff have answered by mail; the event's id is the answer's id. */
  'intake.application-answered.v1': envelope(
    'intake.application-answered.v1',
    z.object({ language: z.enum(languages) }),
  ),
  /** Applications wait for an answer that is due soon; `aggregateId` is the id of the reminder that lists them. */
  'intake.reply-due.v1': envelope('intake.reply-due.v1', z.object({})),
};
