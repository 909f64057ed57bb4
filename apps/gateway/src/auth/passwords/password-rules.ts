import { commonPasswords } from './common-passwords.ts';
import { isInDictionary } from './dictionary.ts';

export const passwordLength = { min: 10, max: 256 } as const;

type Person = { email: string; userMetadata: Record<string, unknown> };

/**
 * @returns the weaknesses of a new password as `weak_password` of the protocol names them: `length` (too short),
 *   `pwned` (common or leaked), `characters` (few different ones, or mainly the owner's name or address)
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

/** Whether it is a common password or a dictionary word, also with digits and signs added or in place of letters. */
function isCommon(plain: string): boolean {
  const stripped = plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return [plain, stripped, letters(stripped)].some((form) => commonPasswords.has(form) || isInDictionary(form));
}

/** Whether it consists mainly of parts of the owner's address or name. */
function isPersonal(plain: string, { email, userMetadata }: Person): boolean {
  const texts = [email, ...Object.values(userMetadata).filter((value) => typeof value === 'string')];
  const words = texts.flatMap((text) => [simplified(text), ...simplified(text).split(/[^\p{L}\p{N}]+/u)]);
  return words.some((word) => word.length >= 4 && plain.includes(word) && plain.length - word.length < 8);
}
