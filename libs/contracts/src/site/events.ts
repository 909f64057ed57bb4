import { envelope } from '../envelope.ts';
import { siteContentSchema } from './schemas.ts';

export const siteEvents = {
  /** The facts of the agency as the newest revision of the site has them, public on its pages, and the texts that services say. */
  'gateway.agency-changed.v1': envelope('gateway.agency-changed.v1', siteContentSchema),
};
