import type { KeyRing } from '@blue-peony/service-kit';

// Spellings that most mail servers treat alike (upper case, a part after a plus sign) are one mailbox.

export function recipientTag(keys: KeyRing, email: string): string {
  const mailbox = email.toLowerCase().replace(/\+[^@]*(?=@)/, '');
  return keys.mac('mail recipient', mailbox).toString('base64url');
}

export const mailboxOf = (email: string): string => `regexp_replace(lower(${email}), '\\+[^@]*(?=@)', '')`;
