import { createHmac, timingSafeEqual } from 'node:crypto';

/** `id` as 16 bytes, then the HMAC: what names the link and what proves it, 64 characters together. */
const tokenPattern = /^[\w-]{64}$/;

/** A link's secret. Nothing of it is stored: it follows from the link's id and version under the server's key. */
export function downloadToken(key: string, id: string, version: number): string {
  return Buffer.concat([Buffer.from(id.replaceAll('-', ''), 'hex'), sign(key, id, version)]).toString('base64url');
}

/** The link that a token speaks of, before it is proved; undefined for what cannot be a token. */
export function linkIdIn(token: string): string | undefined {
  if (!tokenPattern.test(token)) return undefined;
  const hex = Buffer.from(token, 'base64url').subarray(0, 16).toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** The version that a token was made for, up to the current one; undefined for a token that was made up. */
export function versionOf(key: string, token: string, id: string, current: number): number | undefined {
  const given = Buffer.from(token, 'base64url').subarray(16);
  for (let version = current; version > 0; version--)
    if (timingSafeEqual(given, sign(key, id, version))) return version;
  return undefined;
}

const sign = (key: string, id: string, version: number) =>
  createHmac('sha256', key).update(`download\n${id}\n${version}`).digest();
