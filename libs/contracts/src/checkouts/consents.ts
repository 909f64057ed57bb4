import { z } from 'zod';
import { privacyVersionPattern } from '../applications/rules.ts';

/**
 * A buyer's answer to the two consents of a purchase: `begin` that delivery begins before her withdrawal period ends, `ends`
 * that she knows that her right ends with the download, or with a session wholly held. Her right ends only with both.
 */
export const consentsSchema = z.strictObject({
  begin: z.boolean(),
  ends: z.boolean(),
  /** Version of the legal texts on the page that asked. */
  version: z.string().regex(privacyVersionPattern),
});
export type Consents = z.infer<typeof consentsSchema>;

/** The same as stored: what she agreed to in the words of that day. */
export const givenConsentsSchema = z.object({
  ...consentsSchema.shape,
  at: z.iso.datetime(),
  /** The sentences that she agreed to. */
  words: z.array(z.string()),
  /** When her mail server accepted the mail that confirms them; until then her right of withdrawal remains. */
  confirmed_at: z.iso.datetime().nullable(),
});
export type GivenConsents = z.infer<typeof givenConsentsSchema>;
