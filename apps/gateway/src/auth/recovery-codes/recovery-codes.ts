import { randomBytes } from 'node:crypto';
import { hashRaw } from '@node-rs/argon2';
import { cost } from '../passwords/passwords.ts';

export const codesInSet = 10;
const codeLength = 16;

// Crockford's base 32, which leaves out characters that look alike.
const signs = '0123456789abcdefghjkmnpqrstvwxyz';

/** 80 bits. */
export const makeCode = (): string =>
  Array.from(randomBytes(codeLength), (byte) => signs[byte % signs.length]).join('');

/** Normalizes a typed code; undefined when it cannot be one. */
export function readCode(typed: string): string | undefined {
  const code = typed
    .toLowerCase()
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1');
  return code.length === codeLength && [...code].every((sign) => signs.includes(sign)) ? code : undefined;
}

/** argon2id with the salt of the set. */
export const hashCode = (code: string, salt: Buffer): Promise<Buffer> => hashRaw(code, { ...cost, salt });
