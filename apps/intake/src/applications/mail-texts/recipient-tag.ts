import { createHmac } from 'node:crypto';
import { purposeKey } from '../own-page/purpose-key.ts';

/**
 * Stands for an address where mails to it are counted, and tells nothing of it. The same for every way to write an
 * address that most mail servers know: in capitals, and with a part after a plus sign.
 * @param key the service's `linkSigningKey`
 */
export function recipientTag(key: string, email: string): string {
  const mailbox = email.toLowerCase().replace(/\+[^@]*(?=@)/, '');
  return createHmac('sha256', purposeKey(key, 'mail recipient')).update(mailbox).digest('base64url');
}
