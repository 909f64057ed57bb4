import { settings, type SmtpTls } from '@blue-peony/service-kit';
import { z } from 'zod';

/** The local part leaves room for a plus sign and the token within the 64 characters of RFC 5321, 4.5.3.1.1. */
const replyAddress = z
  .email()
  .regex(/^[^+@]{1,20}@/, 'expected an address with at most 20 characters and no plus sign before the @');

/** Settings of the mailbox to which applicants reply. */
export const inboundSettings = {
  /** `imaps://user:password@host`, or `imap://` with STARTTLS. Without it no mailbox is read. */
  IMAP_URL: settings.imapUrl.optional(),
  IMAP_TLS: settings.smtpTls,
  /** Whether mails that were stored stay in the mailbox. */
  IMAP_KEEP: z.stringbool().default(false),
  /** Applicants reply to it, with a token after a plus sign. */
  REPLY_ADDRESS: replyAddress.optional(),
};

export type MailboxSettings = {
  url: string;
  tls: SmtpTls;
  keep: boolean;
  /** PEM of a private authority, besides those of `NODE_EXTRA_CA_CERTS`. */
  ca?: string;
};

/** Whether replies come to the desk: from the mailbox, or pushed by a server or the built-in inbox. */
export const readsReplies = (by: { mailbox?: unknown; replyAddress?: string | undefined }): boolean =>
  Boolean(by.mailbox ?? by.replyAddress);

const schema = z.object(inboundSettings);

export const inboundConfig = ({ REPLY_ADDRESS, IMAP_URL, IMAP_TLS, IMAP_KEEP }: z.output<typeof schema>) => ({
  replyAddress: REPLY_ADDRESS,
  mailbox: IMAP_URL ? ({ url: IMAP_URL, tls: IMAP_TLS, keep: IMAP_KEEP } satisfies MailboxSettings) : undefined,
});
