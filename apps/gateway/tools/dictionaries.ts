import * as common from '@zxcvbn-ts/language-common';
import * as german from '@zxcvbn-ts/language-de';
import * as english from '@zxcvbn-ts/language-en';
import * as polish from '@zxcvbn-ts/language-pl';
import { passwordHash } from '../src/auth/passwords/dictionary.ts';
import { passwordLength } from '../src/auth/passwords/password-rules.ts';

type Dictionaries = { dictionary: object };
/** Some of the packages are CommonJS, whose names Node cannot always see. */
const dictionaryOf = (language: Partial<Dictionaries> & { default?: unknown }): object =>
  language.dictionary ?? (language.default as Dictionaries).dictionary;

/** Words, names and leaked passwords that are long enough for a password. */
export function dictionaryEntries(): string[] {
  const lists = [common, english, polish, german].flatMap((language) => Object.values(dictionaryOf(language)));
  const entries = lists.flatMap((list) => (list as (string | number)[]).map(String));
  return [...new Set(entries)].filter((entry) => [...entry].length >= passwordLength.min);
}

/** The generated file, with the hashes in their order. */
export function hashesFile(): string {
  const hashes = Uint32Array.from(new Set(dictionaryEntries().map(passwordHash))).sort();
  const bytes = Buffer.alloc(hashes.length * 4);
  hashes.forEach((hash, index) => bytes.writeUInt32BE(hash, index * 4));
  return `${header}export const dictionaryHashes =\n  '${bytes.toString('base64')}';\n`;
}

const header = `// Made by apps/gateway/tools/make-dictionary.ts out of the dictionaries of zxcvbn-ts (MIT; the English words come from
// OpenSubtitles via OPUS, ODC-BY): hashes of the entries that are long enough for a password, in their order.
`;
