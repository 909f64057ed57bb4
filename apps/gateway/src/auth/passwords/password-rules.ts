import { commonPasswords } from './common-passwords.ts';
import { isInDictionary } from './dictionary.ts';

export const passwordLength = { min: 10, max: 256 } as const;

type Person = { email: string; userMetadata: Record<string, unknown> };

/**
 * @returns what is wrong with a new password, in the words of the protocol's `weak_password`: `length` (too short),
 * `pwned` (among the first that anybody tries), `characters` (made of little, or of what everybody knows of its owner)
 */
export function passwordWeaknesses(password: string, person: Person): string[] {
  const plain = simplified(password);
  const reasons = [];
  if ([...password].length < passwordLength.min) reasons.push('length');
  if (isCommon(plain)) reasons.push('pwned');
  if (new Set(plain).size < 5 || isPersonal(plain, person)) reasons.push('characters');
  return reasons;
}

const lookAlikes: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const simplified = (text: string) => text.normalize('NFKC').toLowerCase();
const letters = (text: string) => text.replace(/[013457@$!]/g, (sign) => lookAlikes[sign]!).replace(/[^\p{L}]/gu, '');

/** A common password or a word of a dictionary, also with other digits and signs around it or in the place of letters. */
function isCommon(plain: string): boolean {
  const stripped = plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return [plain, stripped, letters(stripped)].some((form) => commonPasswords.has(form) || isInDictionary(form));
}

/** Parts of the address and of the name, where little else is left beside them. */
function isPersonal(plain: string, { email, userMetadata }: Person): boolean {
  const texts = [email, ...Object.values(userMetadata).filter((value) => typeof value === 'string')];
  const words = texts.flatMap((text) => [simplified(text), ...simplified(text).split(/[^\p{L}\p{N}]+/u)]);
  return words.some((word) => word.length >= 4 && plain.includes(word) && plain.length - word.length < 8);
}
