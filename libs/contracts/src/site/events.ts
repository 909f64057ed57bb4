import { envelope } from '../envelope.ts';
import { siteContentSchema } from './schemas.ts';

export const siteEvents = {
  /** The facts of the agency as the newest revision of the site has them; each is public on its pages. */
  'gateway.agency-changed.v1': envelope('gateway.agency-changed.v1', siteContentSchema.pick({ facts: true })),
};
