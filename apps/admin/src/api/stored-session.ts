import type { Session } from '@supabase/auth-js';

export const storageKey = 'blue-peony-staff';

/** Milliseconds before its end at which the library renews a token. */
const renewalMargin = 90_000;

/** The stored session, so that the list need not wait for the library; undefined when only the library can tell. */
export function storedSession(): Session | null | undefined {
  const text = localStorage.getItem(storageKey);
  if (text === null) return null;
  try {
    const session = JSON.parse(text) as Partial<Session>;
    const { access_token, refresh_token, expires_at = 0, user } = session;
    const isWhole = access_token && refresh_token && user?.app_metadata && user.user_metadata;
    return isWhole && expires_at * 1000 - Date.now() >= renewalMargin ? (session as Session) : undefined;
  } catch {
    return undefined;
  }
}
