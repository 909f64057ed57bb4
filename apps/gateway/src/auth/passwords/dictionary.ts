import { createHash } from 'node:crypto';
import { dictionaryHashes } from './dictionary-hashes.ts';

/** Short, to keep the list small: of a hundred thousand other passwords about five are taken for an entry. */
export const passwordHash = (plain: string): number => createHash('sha256').update(plain).digest().readUInt32BE();

const hashes = Buffer.from(dictionaryHashes, 'base64');

/** Whether a word, a name or a leaked password of the dictionaries is the password. @param plain in lower case */
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
