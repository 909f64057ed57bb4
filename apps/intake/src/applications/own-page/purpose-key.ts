import { hkdfSync } from 'node:crypto';

/** A key of its own for each kind of secret, so that none of one kind is taken for one of another. */
export const purposeKey = (
  key: string,
  purpose: 'application link' | 'address confirmation' | 'mail recipient',
): Buffer => Buffer.from(hkdfSync('sha256', key, '', `blue-peony ${purpose}`, 32));
