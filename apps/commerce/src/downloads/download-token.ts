import { guideFormats, type GuideFormat } from '@blue-peony/contracts';
import type { KeyRing } from '@blue-peony/service-kit';

/** Content of a token: one version of a link. Every renewal increments the version. */
export type LinkVersion = { id: string; version: number; file_type: GuideFormat };

/** Layout: link id, version, format and the HMAC over them: 16, 2, 1 and 32 bytes. */
const tokenPattern = /^[\w-]{68}$/;
const namedBytes = 19;

/** Creates a link's token. It is not stored: it is derived from its content with the current key. */
export function downloadToken(keys: KeyRing, { id, version, file_type }: LinkVersion): string {
  const named = Buffer.alloc(namedBytes);
  named.write(id.replaceAll('-', ''), 'hex');
  named.writeUInt16BE(version, 16);
  named.writeUInt8(guideFormats.indexOf(file_type), 18);
  return Buffer.concat([named, keys.mac(purpose, text(named))]).toString('base64url');
}

/** @returns undefined for a forged token */
export function readToken(keys: KeyRing, token: string): LinkVersion | undefined {
  if (!tokenPattern.test(token)) return undefined;
  const bytes = Buffer.from(token, 'base64url');
  const named = bytes.subarray(0, namedBytes);
  if (!keys.verify(purpose, text(named), bytes.subarray(namedBytes))) return undefined;
  const id = named.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { id, version: named.readUInt16BE(16), file_type: guideFormats[named.readUInt8(18)]! };
}

const purpose = 'download links';
const text = (named: Buffer) => Buffer.concat([Buffer.from('download\n'), named]);
