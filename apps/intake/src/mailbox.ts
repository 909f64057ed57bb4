import type { KeyRing } from '@blue-peony/service-kit';

/**
 * A keyed hash of an address, for counting mails without storing the address. Spellings that most mail servers treat
 * alike (upper case, a part after a plus sign) give the same tag.
 */
export function recipientTag(keys: KeyRing, email: string): string {
  const mailbox = email.toLowerCase().replace(/\+[^@]*(?=@)/, '');
  return keys.mac('mail recipient', mailbox).toString('base64url');
}
