import { AuthClient } from '@supabase/auth-js';
import { callTimeLimit } from './call-time-limit.ts';
import { lastRefusal, tellAuthOpened } from './sign-in-service.ts';
import { storageKey } from './stored-session.ts';

/** The staff session, shared with other tabs. What the list needs takes `loadAuth` of `session.ts` instead. */
export const auth = new AuthClient({
  url: `${location.origin}/auth/v1`,
  storageKey,
  // With the implicit flow an attacker's link could sign staff in to the attacker's account.
  flowType: 'pkce',
  experimental: { recoveryCodes: true },
  fetch: async (input, init) => {
    const response = await fetch(input, { ...init, signal: AbortSignal.timeout(callTimeLimit) });
    lastRefusal.code = response.ok ? undefined : await codeOf(response.clone());
    return response;
  },
});

tellAuthOpened(auth);

async function codeOf(response: Response): Promise<string | undefined> {
  try {
    const { code } = (await response.json()) as { code?: unknown };
    return typeof code === 'string' ? code : undefined;
  } catch {
    return undefined;
  }
}
