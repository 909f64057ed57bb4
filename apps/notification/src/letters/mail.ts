import { agency } from '@blue-peony/agency';
import { locales, type Language } from '@blue-peony/contracts';

export type Mailbox = { name?: string | undefined; address: string };

/** Default sender, and the address for replies. */
export const agencyMailbox = (): Required<Mailbox> => ({ name: agency.name, address: agency.email });

/** BCP 47 tag of a language. */
export const tagOf = (language: Language): string => locales.find((locale) => locale.language === language)!.tag;

/** Content-ID of the applicant's flower. */
export const flowerId = 'flower@blue-peony';

export type Mail = {
  /** Display name in place of the sender's own; the address stays. */
  sender?: string;
  to: Mailbox;
  replyTo: Mailbox;
  /** Message-IDs of the conversation, oldest first; the last one is answered. */
  references?: readonly string[];
  subject: string;
  /** BCP 47 tag of its language. */
  lang: string;
  text: string;
  html: string;
  /** Shown by its page as `cid:` and the name below: a PNG in base64. */
  flower?: string;
  /** An entry for the recipient's calendar (RFC 5545, 5546). */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string };
  /** Written by a person: the header says `Auto-Submitted: no`. */
  personal?: true;
};
