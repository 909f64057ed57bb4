import { createHmac, timingSafeEqual } from 'node:crypto';

const stepSeconds = 30;
const digits = 6;
// A phone's clock may be off by that many steps, either way.
const drift = 1;

/** The code of one time step (RFC 6238 with SHA-1, six digits, as every authenticator app takes it). */
export function totpCode(secret: Buffer, counter: number): string {
  const message = Buffer.alloc(8);
  message.writeBigUInt64BE(BigInt(counter));
  const mac = createHmac('sha1', secret).update(message).digest();
  const truncated = mac.readUInt32BE(mac.at(-1)! & 0xf) & 0x7fffffff;
  return String(truncated % 10 ** digits).padStart(digits, '0');
}

export const totpCounter = (milliseconds: number): number => Math.floor(milliseconds / 1000 / stepSeconds);

/** @returns the time step that a code is of; undefined when it is of none near `milliseconds` and after `lastCounter` */
export function matchTotp(
  code: string,
  { secret, lastCounter, milliseconds }: { secret: Buffer; lastCounter: number; milliseconds: number },
): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const now = totpCounter(milliseconds);
  for (let counter = now - drift; counter <= now + drift; counter++)
    if (counter > lastCounter && timingSafeEqual(Buffer.from(totpCode(secret, counter)), Buffer.from(code)))
      return counter;
  return undefined;
}

const base32Letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648 without padding, as authenticator apps want it; for lengths of whole groups of five bytes. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((group) => base32Letters[Number.parseInt(group, 2)]).join('');
}

/** What an authenticator app reads from the picture. */
export function totpUri({ issuer, account, secret }: { issuer: string; account: string; secret: Buffer }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  const settings = `algorithm=SHA1&digits=${digits}&period=${stepSeconds}`;
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}&${settings}`;
}
