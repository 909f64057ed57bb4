import type { Endpoint } from '@blue-peony/contracts';
import { callApi, RequestFailure } from '@blue-peony/ui';
import { isAuthRetryableFetchError, type AuthError, type Session } from '@supabase/auth-js';
import type { z } from 'zod';
import { auth, callTimeLimit } from './auth.ts';

type Input = {
  /** What stands for the `{name}`s of the path. */
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  signal?: AbortSignal;
};

type Answered = { data: { session: Session | null }; error: AuthError | null };

/**
 * Calls one endpoint of the contract as the staff member who is signed in, and checks the answer against it. A refused
 * token is renewed once; a session that cannot be renewed ends.
 * @throws {RequestFailure} when there is no answer, or one that is not a success
 * @throws {z.ZodError} for an answer that breaks the contract
 */
export async function call<E extends Endpoint>(endpoint: E, input: Input = {}): Promise<z.output<E['response']>> {
  for (const session of [() => auth.getSession(), () => auth.refreshSession()]) {
    try {
      const answer = await send(endpoint, input, tokenOf(await session()));
      return endpoint.response.parse(answer) as z.output<E['response']>;
    } catch (failure) {
      if (!(failure instanceof RequestFailure) || failure.code !== 'unauthorized') throw failure;
    }
  }
  await auth.signOut({ scope: 'local' });
  throw new RequestFailure('unauthorized');
}

function tokenOf({ data, error }: Answered): string {
  if (data.session) return data.session.access_token;
  // A session that could not be renewed because the server is away is still a session.
  throw new RequestFailure(isAuthRetryableFetchError(error) ? 'network' : 'unauthorized');
}

function send(endpoint: Endpoint, { params = {}, query, body, signal }: Input, token: string): Promise<unknown> {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = query ? `?${new URLSearchParams(query)}` : '';
  const authorization = `Bearer ${token}`;
  const init: RequestInit = {
    method: endpoint.method,
    headers: body === undefined ? { authorization } : { authorization, 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
    signal: signal ?? null,
  };
  return callApi(path + search, init, callTimeLimit);
}
