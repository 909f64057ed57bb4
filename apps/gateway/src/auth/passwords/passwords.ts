import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

// OWASP recommends these values (argon2id, 19 MiB, two passes). They equal the library's defaults and are fixed here so
// that an update does not change them.
export const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** argon2id in PHC form. */
export const hashPassword = (password: string): Promise<string> => hash(password, cost);

export const verifyPassword = (passwordHash: string, password: string): Promise<boolean> =>
  verify(passwordHash, password);

let decoy: Promise<string> | undefined;

/** Hash of a random password. Checking it takes as long as checking an existing account's password. */
export const decoyHash = (): Promise<string> => (decoy ??= hashPassword(randomBytes(32).toString('base64')));
