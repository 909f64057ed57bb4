import { z } from 'zod';
import { envelope } from '../envelope.ts';
import { languages } from '../locales.ts';

const inLanguage = z.object({ language: z.enum(languages) });

export const myApplicationEvents = {
  /** An applicant requests a new address, which the old and the new one must confirm. */
  'intake.address-change-requested.v1': envelope('intake.address-change-requested.v1', inLanguage),
  /** An application was changed; the event's id is that of the mail that tells it. */
  'intake.application-changed.v1': envelope('intake.application-changed.v1', inLanguage),
  /** A person has requested new links; `aggregateId` is the id of the request, whose address may be unknown. */
  'intake.links-requested.v1': envelope('intake.links-requested.v1', inLanguage),
};
