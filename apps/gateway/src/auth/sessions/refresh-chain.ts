import { createHash, createHmac, randomBytes } from 'node:crypto';

/** The first refresh token of a session, and the secret that derives all its successors. */
export const beginChain = () => ({ token: randomBytes(32).toString('base64url'), secret: randomBytes(32) });

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/**
 * Derives the next refresh token from the previous one. Any replica can derive the current token from an older token of
 * the session, although the database stores only hashes.
 */
export const successor = (token: string, secret: Buffer): string =>
  createHmac('sha256', secret).update(token).digest('base64url');

const longestWalk = 32;

/** Derives tokens from a spent token up to the current one; undefined when it is more than 32 steps away. */
export function walkTo(liveHash: Buffer, from: string, secret: Buffer): string | undefined {
  let token = from;
  for (let step = 0; step < longestWalk; step++) {
    token = successor(token, secret);
    if (hashToken(token).equals(liveHash)) return token;
  }
  return undefined;
}
