import { createHmac, timingSafeEqual } from 'node:crypto';
import type { KeyRing } from '@blue-peony/service-kit';

const purpose = 'reply address';
const idBytes = 16;
/** As many as a local part of 64 characters has room for. A guess costs a mail, so that 80 bits are enough. */
const proofBytes = 10;
/** Base32 (RFC 4648) in lower case: mail servers may change the case of an address. */
const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';

const idOf = (application: string) => Buffer.from(application.replaceAll('-', ''), 'hex');

/** The signed part of the address to which a reply about an application goes. */
export function replyToken(keys: KeyRing, applicationId: string): string {
  const id = idOf(applicationId);
  return encode(Buffer.concat([id, proofOf(keys.derive(purpose), id)]));
}

/** The applications of all genuine signed addresses in some headers. */
export function readReplyTokens(keys: KeyRing, headers: readonly string[]): string[] {
  const found = headers.flatMap((header) => [...header.toLowerCase().matchAll(/\+([a-z2-7]{42})@/g)]);
  const ids = found.flatMap(([, token]) => {
    const bytes = decode(token!);
    const [id, proof] = [bytes.subarray(0, idBytes), bytes.subarray(idBytes)];
    const isOurs = keys.live(purpose).some((key) => timingSafeEqual(proofOf(key, id), proof));
    return isOurs ? [id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')] : [];
  });
  return [...new Set(ids)];
}

const proofOf = (key: Buffer, id: Buffer): Buffer =>
  createHmac('sha256', key).update(id).digest().subarray(0, proofBytes);

function encode(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return bits
    .match(/.{1,5}/g)!
    .map((five) => alphabet[parseInt(five.padEnd(5, '0'), 2)])
    .join('');
}

function decode(text: string): Buffer {
  const bits = [...text].map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0')).join('');
  return Buffer.from(bits.match(/.{8}/g)!.map((byte) => parseInt(byte, 2)));
}
