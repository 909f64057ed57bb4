import { expect } from '@jest/globals';
import { jsonPost } from '@blue-peony/test-kit';
import { AuthClient } from '@supabase/auth-js';
import { decodeJwt } from 'jose';
import { TOTP } from 'otpauth';

export const reviewer = {
  email: 'reviewer@example.com',
  password: 'a long enough password',
  role: 'reviewer' as const,
};
export const owner = { email: 'owner@example.com', password: 'another long password', role: 'owner' as const };
/** An account that a test makes itself. */
export const manager = { email: 'manager@example.com', password: 'a manager has one too', role: 'manager' as const };

type Account = { email: string; password: string };
type Call = { method?: string; body?: unknown; headers?: Record<string, string>; signal?: AbortSignal };
type Tokens = { access_token: string; refresh_token: string };

export const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

/** Errors of the sign-in protocol as its library wants them. */
export const coded = { 'x-supabase-api-version': '2024-01-01' };

/** Calls of the gateway at an address. */
export function callsOf(url: string) {
  const auth = (path: string) => `${url}/auth/v1${path}`;
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(url + path, jsonPost(body, headers));

  /** The session library, configured like in the staff app, and the events that it emits. */
  function library() {
    const options = { persistSession: false, autoRefreshToken: false, storageKey: String(Math.random()) };
    const experimental = { recoveryCodes: true };
    const lib = new AuthClient({ url: auth(''), flowType: 'pkce', experimental, ...options });
    const events: string[] = [];
    lib.onAuthStateChange((event) => void events.push(event));
    return { lib, events };
  }

  return {
    url,
    auth,
    post,
    library,

    /** A call in a session; a body goes as JSON. */
    call: (path: string, token: string, { body, headers, ...init }: Call = {}) =>
      fetch(url + path, {
        ...init,
        headers: {
          ...bearer(token).headers,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),

    async signIn(account: Account = reviewer) {
      const response = await post('/auth/v1/token?grant_type=password', account);
      return (await response.json()) as Tokens & { user: { id: string; app_metadata: Record<string, unknown> } };
    },

    /** A refreshed access token: a token never contains more than its session had when the token was made. */
    async refresh(refresh_token: string) {
      const response = await post('/auth/v1/token?grant_type=refresh_token', { refresh_token }, coded);
      return (await response.json()) as Tokens & { code?: string };
    },

    /** The session library after a sign-in with the password. */
    async signedIn(account: Account = reviewer) {
      const { lib, events } = library();
      const { data, error } = await lib.signInWithPassword(account);
      expect(error).toBeNull();
      return { lib, events, session: data.session! };
    },
  };
}

export type Calls = ReturnType<typeof callsOf>;
export type SignedIn = Awaited<ReturnType<Calls['signIn']>>;
export type Library = ReturnType<Calls['library']>['lib'];

/** Code of an authenticator app, `step` times 30 s from now. */
export const codeOf = (secret: string, step = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + step * 30_000 });

export async function enrolled(lib: Library, friendlyName = 'phone') {
  const { data, error } = await lib.mfa.enroll({ factorType: 'totp', friendlyName, issuer: 'Blue Peony' });
  expect(error).toBeNull();
  return { factorId: data!.id, ...data!.totp };
}

/** The reviewer's session, raised by an authenticator app of its own. */
export async function raised(gateway: Calls) {
  const { lib } = await gateway.signedIn();
  const { factorId, secret } = await enrolled(lib);
  const { error } = await lib.mfa.challengeAndVerify({ factorId, code: codeOf(secret) });
  expect(error).toBeNull();
  return { lib, factorId, secret };
}

export const sessionOf = (token: string) => decodeJwt<{ session_id: string }>(token).session_id;

/** Status and code of a refusal; sign-in calls say `error_code` for it. */
export async function refusalOf(response: Response) {
  const { code, error_code } = (await response.json()) as { code?: string; error_code?: string };
  return [response.status, error_code ?? code];
}
