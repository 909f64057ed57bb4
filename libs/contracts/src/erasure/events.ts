import { z } from 'zod';
import { envelope } from '../envelope.ts';
import { languages } from '../locales.ts';

export const erasureEvents = {
  /** An application was deleted; consumers delete their data about it too. */
  'intake.application-erased.v1': envelope('intake.application-erased.v1', z.object({ language: z.enum(languages) })),
};
