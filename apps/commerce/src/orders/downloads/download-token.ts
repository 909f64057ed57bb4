import { createHmac, timingSafeEqual } from 'node:crypto';
import { guideFormats, type GuideFormat } from '@blue-peony/contracts';

/** What a token opens: one version of a link, which every renewal raises. */
export type LinkVersion = { id: string; version: number; file_type: GuideFormat };

/** A link's id, its version and its format, which name it, then the HMAC that proves them: 16, 2, 1 and 32 bytes. */
const tokenPattern = /^[\w-]{68}$/;
const namedBytes = 19;

/** A link's secret. Nothing of it is stored: it follows from what it names under the server's key. */
export function downloadToken(key: string, { id, version, file_type }: LinkVersion): string {
  const named = Buffer.alloc(namedBytes);
  named.write(id.replaceAll('-', ''), 'hex');
  named.writeUInt16BE(version, 16);
  named.writeUInt8(guideFormats.indexOf(file_type), 18);
  return Buffer.concat([named, sign(key, named)]).toString('base64url');
}

/** @returns undefined for a token that was made up */
export function readToken(key: string, token: string): LinkVersion | undefined {
  if (!tokenPattern.test(token)) return undefined;
  const bytes = Buffer.from(token, 'base64url');
  const named = bytes.subarray(0, namedBytes);
  if (!timingSafeEqual(bytes.subarray(namedBytes), sign(key, named))) return undefined;
  const id = named.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { id, version: named.readUInt16BE(16), file_type: guideFormats[named.readUInt8(18)]! };
}

const sign = (key: string, named: Buffer) => createHmac('sha256', key).update('download\n').update(named).digest();
