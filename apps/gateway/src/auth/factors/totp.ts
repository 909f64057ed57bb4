import { Secret, TOTP } from 'otpauth';

/** RFC 6238 as every authenticator app supports it. */
const settings = { algorithm: 'SHA1', digits: 6, period: 30 };
/** Time steps that a phone's clock may be off, either way. */
const window = 1;

const totpOf = (secret: Buffer, names: { issuer?: string; label?: string } = {}) =>
  // A copy: a small buffer shares its memory with others.
  new TOTP({ ...settings, ...names, secret: new Secret({ buffer: new Uint8Array(secret).buffer }) });

type Expected = { secret: Buffer; lastCounter: number; milliseconds: number };

/** @returns the time step of a right code; undefined for a step that is not near `milliseconds` or not after `lastCounter` */
export function matchTotp(code: string, { secret, lastCounter, milliseconds }: Expected): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const totp = totpOf(secret);
  const delta = totp.validate({ token: code, timestamp: milliseconds, window });
  if (delta === null) return undefined;
  const counter = totp.counter({ timestamp: milliseconds }) + delta;
  return counter > lastCounter ? counter : undefined;
}

/** What an authenticator app needs: the secret to type in, and the address in the picture. */
export function describeTotp(issuer: string, account: string, secret: Buffer): { secret: string; uri: string } {
  const totp = totpOf(secret, { issuer, label: account });
  return { secret: totp.secret.base32, uri: totp.toString() };
}
