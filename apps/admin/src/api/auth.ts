import { AuthClient } from '@supabase/auth-js';

/** Milliseconds that any call to the server may take. */
export const callTimeLimit = 15_000;

/** The staff session: kept in local storage, renewed by itself, told to the other tabs. */
export const auth = new AuthClient({
  url: `${location.origin}/auth/v1`,
  storageKey: 'blue-peony-staff',
  // With the implicit flow a link made by a stranger could sign staff in to the stranger's account.
  flowType: 'pkce',
  fetch: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(callTimeLimit) }),
});
