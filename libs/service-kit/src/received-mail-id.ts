import { createHash } from 'node:crypto';

/** The same for the same bytes, so that a mail that is delivered twice is stored once: a UUID (version 8) of their SHA-256. */
export function receivedMailId(mail: Uint8Array): string {
  const bytes = createHash('sha256').update(mail).digest().subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x80;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
