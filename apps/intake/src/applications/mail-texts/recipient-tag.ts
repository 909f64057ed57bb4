import type { KeyRing } from '@blue-peony/service-kit';

/**
 * Stands for an address where mails to it are counted, and tells nothing of it. The same for every way to write an
 * address that most mail servers know: in capitals, and with a part after a plus sign.
 */
export function recipientTag(keys: KeyRing, email: string): string {
  const mailbox = email.toLowerCase().replace(/\+[^@]*(?=@)/, '');
  return keys.mac('mail recipient', mailbox).toString('base64url');
}
