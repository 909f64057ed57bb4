import { Secret, TOTP } from 'otpauth';

/** Settings of RFC 6238 that every authenticator app supports. */
const settings = { algorithm: 'SHA1', digits: 6, period: 30 };
/** Tolerance for a phone's clock, in time steps of 30 s in each direction. */
const window = 1;

const totpOf = (secret: Buffer, names: { issuer?: string; label?: string } = {}) =>
  // Copies the bytes: a small Buffer shares its underlying memory with others.
  new TOTP({ ...settings, ...names, secret: new Secret({ buffer: new Uint8Array(secret).buffer }) });

type Expected = { secret: Buffer; lastCounter: number; milliseconds: number };

/**
 * @returns the time step of a correct code; undefined when no time step near `milliseconds` and after `lastCounter`
 *   matches
 */
export function matchTotp(code: string, { secret, lastCounter, milliseconds }: Expected): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const totp = totpOf(secret);
  const delta = totp.validate({ token: code, timestamp: milliseconds, window });
  if (delta === null) return undefined;
  const counter = totp.counter({ timestamp: milliseconds }) + delta;
  return counter > lastCounter ? counter : undefined;
}

/** Data for an authenticator app: the secret to type in, and the otpauth URL for the QR code. */
export function describeTotp(issuer: string, account: string, secret: Buffer): { secret: string; uri: string } {
  const totp = totpOf(secret, { issuer, label: account });
  return { secret: totp.secret.base32, uri: totp.toString() };
}
