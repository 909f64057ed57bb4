import { AuthClient } from '@supabase/auth-js';

/** Milliseconds that any call to the server may take. */
export const callTimeLimit = 15_000;

/**
 * The error code of the sign-in service's latest refusal, because the library's events do not tell why a session ended.
 */
export const lastRefusal: { code: string | undefined } = { code: undefined };

/** The staff session: stored in local storage, renewed automatically, shared with other tabs. */
export const auth = new AuthClient({
  url: `${location.origin}/auth/v1`,
  storageKey: 'blue-peony-staff',
  // With the implicit flow an attacker's link could sign staff in to the attacker's account.
  flowType: 'pkce',
  experimental: { recoveryCodes: true },
  fetch: async (input, init) => {
    const response = await fetch(input, { ...init, signal: AbortSignal.timeout(callTimeLimit) });
    lastRefusal.code = response.ok ? undefined : await codeOf(response.clone());
    return response;
  },
});

async function codeOf(response: Response): Promise<string | undefined> {
  try {
    const { code } = (await response.json()) as { code?: unknown };
    return typeof code === 'string' ? code : undefined;
  } catch {
    return undefined;
  }
}
