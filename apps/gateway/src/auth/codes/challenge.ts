import { z } from 'zod';
import { AuthError } from '../protocol/auth-error.ts';

/** PKCE challenge that the library sends with every call that may mail a link; null in its implicit flow. */
export const challengeSchema = z.object({
  code_challenge: z
    .string()
    .regex(/^[\w.~-]{43,128}$/)
    .nullish(),
  code_challenge_method: z.string().toLowerCase().pipe(z.literal('s256')).nullish(),
});

/** @throws AuthError `validation_failed` for a challenge without a method, which RFC 7636 reads as `plain` */
export function toChallenge({
  code_challenge: challenge,
  code_challenge_method: method,
}: z.output<typeof challengeSchema>): string | null {
  if (challenge && !method) throw new AuthError('validation_failed');
  return challenge ?? null;
}
