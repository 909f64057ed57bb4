import { fillPath, unattendedHeader, type Endpoint } from '@blue-peony/contracts';
import { callApi, failureOf, RequestFailure } from '@blue-peony/ui';
import type { AuthError, Session } from '@supabase/auth-js';
import type { z } from 'zod';
import { callTimeLimit } from './call-time-limit.ts';
import { whilePresentCalling } from './presence.ts';
import { currentSession, isUnreachable, loadAuth, untilLogOut } from './session.ts';

export type Input = {
  /** The values of the path's `{name}` placeholders. */
  params?: Record<string, string> | undefined;
  /** Undefined values are left out. */
  query?: Record<string, string | undefined> | undefined;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Milliseconds for a call that takes longer than others. */
  limitMs?: number | undefined;
};

/** Milliseconds after the last sign of a person from which on the desk says that it calls by itself. */
const attendedMs = 60_000;
let usedAt = Date.now();
for (const sign of ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove', 'input'])
  addEventListener(sign, () => (usedAt = Date.now()), { capture: true, passive: true });

/** Calls as the signed-in staff member. A refused token is renewed once. @throws {RequestFailure} {z.ZodError} */
export function call<E extends Endpoint>(endpoint: E, input: Input = {}): Promise<z.output<E['response']>> {
  return whilePresentCalling(() =>
    asStaff(async (token) => {
      const answer = await callApi(
        addressOf(endpoint, input),
        requestOf(endpoint, input, token),
        input.limitMs ?? callTimeLimit,
      );
      return endpoint.response.parse(answer) as z.output<E['response']>;
    }),
  );
}

/** Like `call`, for an answer that is not JSON; `signal` limits the time. @throws {RequestFailure} */
export function open(endpoint: Endpoint, input: Input & { signal: AbortSignal }): Promise<Response> {
  const answer = async (token: string) => {
    const response = await fetch(addressOf(endpoint, input), requestOf(endpoint, input, token)).catch(unreached);
    if (!response.ok) throw failureOf(response, await response.text());
    return response;
  };
  return whilePresentCalling(() => asStaff(answer));
}

async function asStaff<T>(send: (token: string) => Promise<T>): Promise<T> {
  let token: string | undefined;
  for (const session of [currentSession, renewSession]) {
    try {
      token = tokenOf(await session().catch(unreached));
      return await send(token);
    } catch (failure) {
      if (!(failure instanceof RequestFailure)) throw failure;
      // A second factor is now required: renewing the session tells the desk, which asks for one.
      if (failure.code === 'insufficient_aal') await renewSession();
      if (failure.code !== 'unauthorized') throw failure;
    }
  }
  // Only the refused session: another tab may have signed in meanwhile, and all tabs share the stored one.
  const auth = await loadAuth();
  const { data } = await auth.getSession();
  if (data.session && data.session.access_token === token) await auth.signOut({ scope: 'local' });
  throw new RequestFailure('unauthorized');
}

function unreached(): never {
  throw new RequestFailure('network');
}

const renewSession = async () => (await loadAuth()).refreshSession();

function tokenOf({ data, error }: { data: { session: Session | null }; error: AuthError | null }): string {
  if (data.session) return data.session.access_token;
  // A failed renewal does not end the session when the server is unavailable.
  throw new RequestFailure(isUnreachable(error) ? 'network' : 'unauthorized');
}

function addressOf({ path }: Endpoint, { params = {}, query = {} }: Input): string {
  const filled = fillPath(path, params);
  const given = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return given.length > 0 ? `${filled}?${new URLSearchParams(given)}` : filled;
}

function requestOf({ method }: Endpoint, { body, headers, signal }: Input, token: string): RequestInit {
  const isForm = body instanceof FormData;
  const json = body === undefined || isForm ? {} : { 'content-type': 'application/json' };
  return {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(Date.now() - usedAt > attendedMs && { [unattendedHeader]: '1' }),
      ...json,
      ...headers,
    },
    body: isForm ? body : body === undefined ? null : JSON.stringify(body),
    signal: method === 'GET' ? AbortSignal.any([untilLogOut(), ...(signal ? [signal] : [])]) : (signal ?? null),
  };
}
