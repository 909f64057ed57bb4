import { AuthClient } from '@supabase/auth-js';

/** Milliseconds that any call to the server may take. */
export const callTimeLimit = 15_000;

/** The code of the sign-in service's latest refusal: the library's events do not say why a session ended. */
export const lastRefusal: { code: string | undefined } = { code: undefined };

/** The staff session: kept in local storage, renewed by itself, told to the other tabs. */
export const auth = new AuthClient({
  url: `${location.origin}/auth/v1`,
  storageKey: 'blue-peony-staff',
  // With the implicit flow a link made by a stranger could sign staff in to the stranger's account.
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
