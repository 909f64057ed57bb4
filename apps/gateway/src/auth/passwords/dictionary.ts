import { createHash } from 'node:crypto';
import { dictionaryHashes } from './dictionary-hashes.ts';

/** A short hash keeps the list small. About five in a hundred thousand other passwords collide with an entry. */
export const passwordHash = (plain: string): number => createHash('sha256').update(plain).digest().readUInt32BE();

const hashes = Buffer.from(dictionaryHashes, 'base64');

/**
 * Whether a password is an entry of the dictionaries: a word, a name or a leaked password. @param plain in lower case
 */
export function isInDictionary(plain: string): boolean {
  const wanted = passwordHash(plain);
  let [from, to] = [0, hashes.length / 4];
  while (from < to) {
    const middle = (from + to) >>> 1;
    const found = hashes.readUInt32BE(middle * 4);
    if (found === wanted) return true;
    if (found < wanted) from = middle + 1;
    else to = middle;
  }
  return false;
}
