import { z } from 'zod';
import type { Challenge } from './one-time-codes.repository.ts';

/** PKCE challenge that the library sends with every call that may mail a link; null in its implicit flow. */
export const challengeSchema = z.object({
  code_challenge: z
    .string()
    .regex(/^[\w.~-]{43,128}$/)
    .nullish(),
  code_challenge_method: z
    .string()
    .toLowerCase()
    .pipe(z.enum(['s256', 'plain']))
    .nullish(),
});

export function toChallenge({
  code_challenge: challenge,
  code_challenge_method: method,
}: z.output<typeof challengeSchema>): Challenge | null {
  return challenge ? { challenge, method: method ?? 'plain' } : null;
}
