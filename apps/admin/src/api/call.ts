import { fillPath, type Endpoint } from '@blue-peony/contracts';
import { callApi, failureOf, RequestFailure } from '@blue-peony/ui';
import { isAuthRetryableFetchError, type AuthError, type Session } from '@supabase/auth-js';
import type { z } from 'zod';
import { auth, callTimeLimit } from './auth.ts';
import { whilePresentCalling } from './presence.ts';

type Input = {
  /** What stands for the `{name}`s of the path. */
  params?: Record<string, string>;
  /** What is undefined is left away. */
  query?: Record<string, string | undefined>;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
};

type Answered = { data: { session: Session | null }; error: AuthError | null };

/**
 * Calls one endpoint of the contract as the staff member who is signed in, and checks the answer against it. A refused
 * token is renewed once; a session that cannot be renewed ends. Where the call wants its caller present, she is asked to
 * confirm that first.
 * @throws {RequestFailure} when there is no answer, or one that is not a success
 * @throws {z.ZodError} for an answer that breaks the contract
 */
export function call<E extends Endpoint>(endpoint: E, input: Input = {}): Promise<z.output<E['response']>> {
  return whilePresentCalling(() =>
    asStaff(async (token) => {
      const answer = await callApi(addressOf(endpoint, input), requestOf(endpoint, input, token), callTimeLimit);
      return endpoint.response.parse(answer) as z.output<E['response']>;
    }),
  );
}

/**
 * Like `call`, for an answer that is no JSON: its body is left to the caller, who also bounds the time by `signal`.
 * @throws {RequestFailure}
 */
export function open(endpoint: Endpoint, input: Input & { signal: AbortSignal }): Promise<Response> {
  const answer = async (token: string) => {
    const response = await fetch(addressOf(endpoint, input), requestOf(endpoint, input, token)).catch(() => {
      throw new RequestFailure('network');
    });
    if (!response.ok) throw failureOf(response, await response.text());
    return response;
  };
  return whilePresentCalling(() => asStaff(answer));
}

async function asStaff<T>(send: (token: string) => Promise<T>): Promise<T> {
  for (const session of [() => auth.getSession(), () => auth.refreshSession()]) {
    try {
      return await send(tokenOf(await session()));
    } catch (failure) {
      if (!(failure instanceof RequestFailure)) throw failure;
      // A second factor is needed from now on: the renewed session says so, and the desk follows it.
      if (failure.code === 'insufficient_aal') await auth.refreshSession();
      if (failure.code !== 'unauthorized') throw failure;
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

function addressOf({ path }: Endpoint, { params = {}, query = {} }: Input): string {
  const filled = fillPath(path, params);
  const given = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return given.length > 0 ? `${filled}?${new URLSearchParams(given)}` : filled;
}

function requestOf({ method }: Endpoint, { body, headers, signal }: Input, token: string): RequestInit {
  const json = body === undefined ? {} : { 'content-type': 'application/json' };
  return {
    method,
    headers: { authorization: `Bearer ${token}`, ...json, ...headers },
    body: body === undefined ? null : JSON.stringify(body),
    signal: signal ?? null,
  };
}
