import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A refresh token to begin a session with, and the secret that all its successors are made with. */
export const beginChain = () => ({ token: randomBytes(32).toString('base64url'), secret: randomBytes(32) });

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/**
 * The one successor of a refresh token. Whoever holds a token of the session can be given the token after it, by any
 * replica and as often as needed, although the database knows their hashes only.
 */
export const successor = (token: string, secret: Buffer): string =>
  createHmac('sha256', secret).update(token).digest('base64url');

const longestWalk = 32;

/** Follows the chain from a spent token to the live one; undefined when that is out of reach. */
export function walkTo(liveHash: Buffer, from: string, secret: Buffer): string | undefined {
  let token = from;
  for (let step = 0; step < longestWalk; step++) {
    token = successor(token, secret);
    if (hashToken(token).equals(liveHash)) return token;
  }
  return undefined;
}
