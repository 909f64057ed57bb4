import { isAuthRetryableFetchError } from '@supabase/auth-js';
import { problemSchema, type Endpoint, type ProblemCode } from '@blue-peony/contracts';
import type { z } from 'zod';
import { auth, timeLimit } from './auth.ts';

/** An answer other than the promised one. `status` is 0 when the session could not be renewed for want of a server. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ProblemCode | undefined;

  constructor(status: number, code?: ProblemCode) {
    super(`The server answered ${status}${code ? ` ${code}` : ''}`);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
  }
}

type Input = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  signal?: AbortSignal;
};

/**
 * Calls one endpoint of the contract as the staff member who is signed in, and checks the answer against it. A refused
 * token is renewed once; a session that cannot be renewed ends.
 * @throws {ApiError} for any other status
 * @throws {z.ZodError} for an answer that breaks the contract
 * @throws {DOMException | TypeError} when there is no answer in time
 */
export async function call<E extends Endpoint>(endpoint: E, input: Input = {}): Promise<z.output<E['response']>> {
  const { data, error } = await auth.getSession();
  if (!data.session) throw new ApiError(isAuthRetryableFetchError(error) ? 0 : 401);

  let response = await send(endpoint, input, data.session.access_token);
  if (response.status === 401) {
    const renewed = await auth.refreshSession();
    if (isAuthRetryableFetchError(renewed.error)) throw new ApiError(0);
    if (renewed.data.session) response = await send(endpoint, input, renewed.data.session.access_token);
    if (response.status === 401) await auth.signOut({ scope: 'local' });
  }
  if (response.status !== endpoint.status) throw new ApiError(response.status, await problemCode(response));
  return endpoint.response.parse(await response.json()) as z.output<E['response']>;
}

function send(endpoint: Endpoint, { params = {}, query, body, signal }: Input, token: string): Promise<Response> {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = query ? `?${new URLSearchParams(query)}` : '';
  return fetch(path + search, {
    method: endpoint.method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: timeLimit(signal),
  });
}

async function problemCode(response: Response): Promise<ProblemCode | undefined> {
  const problem = problemSchema.safeParse(await response.json().catch(() => undefined));
  return problem.data?.code;
}
