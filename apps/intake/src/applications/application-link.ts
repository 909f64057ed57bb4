import { locales, type Language } from '@blue-peony/contracts';
import type { KeyRing } from '@blue-peony/service-kit';

/** The application's id, the Unix time of issue in seconds, and the proof: 16, 4 and 16 bytes. */
const secretPattern = /^[\w-]{48}$/;
const idBytes = 16;
const namedBytes = 20;
const proofBytes = 16;

type Linked = { id: string; linkVersion: number; language: Language };

/** The secret is in the fragment, which no log has. It is an HMAC of its other parts; a higher version revokes it. */
export function applicationLink(keys: KeyRing, { id, linkVersion, language }: Linked, issuedAt: Date): string {
  const named = Buffer.alloc(namedBytes);
  named.write(id.replaceAll('-', ''), 'hex');
  named.writeUInt32BE(secondOf(issuedAt), idBytes);
  const proof = keys.mac(purpose, text(named, linkVersion)).subarray(0, proofBytes);
  const secret = Buffer.concat([named, proof]).toString('base64url');
  return `${ownPagePath(language)}#${secret}`;
}

export const mailedLink = (keys: KeyRing, application: Linked & { createdAt: Date }): string =>
  applicationLink(keys, application, new Date(Math.max(Date.now(), application.createdAt.getTime() + 1_000)));

/** Whether only a mail had the link, so that its use proves the mailbox. A stranger may hold a receipt. */
export const isMailed = (issuedAt: Date, createdAt: Date): boolean => secondOf(issuedAt) !== secondOf(createdAt);

/** Seed of the applicant's flower. A keyed hash, so that nobody finds an application by a flower. */
export const flowerOf = (keys: KeyRing, id: string): string =>
  keys.mac('flower', Buffer.from(id)).toString('hex', 0, 8);

const secondOf = (time: Date): number => Math.floor(time.getTime() / 1_000);

export const ownPagePath = (language: Language): string =>
  `${locales.find((locale) => locale.language === language)!.prefix}/my-application`;

/** Parses a secret without checking its proof. @returns undefined when it has the wrong form */
export function readSecret(secret: string): { id: string; issuedAt: Date } | undefined {
  if (!secretPattern.test(secret)) return undefined;
  const bytes = Buffer.from(secret, 'base64url');
  return { id: bytes.toString('hex', 0, idBytes), issuedAt: new Date(bytes.readUInt32BE(idBytes) * 1_000) };
}

export function proves(keys: KeyRing, secret: string, linkVersion: number): boolean {
  const bytes = Buffer.from(secret, 'base64url');
  return keys.verify(purpose, text(bytes.subarray(0, namedBytes), linkVersion), bytes.subarray(namedBytes));
}

const purpose = 'application link';
const text = (named: Buffer, linkVersion: number) => Buffer.concat([named, Buffer.from(`\n${linkVersion}`)]);
