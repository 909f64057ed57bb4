import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

// The library's own choice of argon2id, 19 MiB and two passes is the one that OWASP names; written down to be stable.
export const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** argon2id in PHC form. */
export const hashPassword = (password: string): Promise<string> => hash(password, cost);

export const verifyPassword = (passwordHash: string, password: string): Promise<boolean> =>
  verify(passwordHash, password);

let decoy: Promise<string> | undefined;

/** The hash of a password that nobody knows: checking against it takes as long as for an account that exists. */
export const decoyHash = (): Promise<string> => (decoy ??= hashPassword(randomBytes(32).toString('base64')));
