import type { FieldError, Problem, ProblemCode } from '@blue-peony/contracts';

/** A problem code of the server, or the reason why no answer arrived. */
export type FailureCode = ProblemCode | 'network' | 'timeout';

/** Status line and headers of an answer outside 2xx, as far as a caller needs them. */
type Refusal = { status: number; retryAfter?: string | null };

/** A failed call; apps turn `code` into a text in the user's language. */
export class RequestFailure extends Error {
  override readonly name = 'RequestFailure';
  readonly code: FailureCode;
  readonly errors: readonly FieldError[];
  /** Status of the answer; undefined when none arrived. */
  readonly status: number | undefined;
  /** Milliseconds after which the server wants the call to be retried. */
  readonly retryAfterMs: number | undefined;

  constructor(code: FailureCode, errors: readonly FieldError[] = [], refusal?: Refusal) {
    super(code);
    this.code = code;
    this.errors = errors;
    this.status = refusal?.status;
    this.retryAfterMs = Number(refusal?.retryAfter) * 1000 || undefined;
  }
}

/** Undefined for an error that is no failed call. */
export const codeOf = (error: unknown) => (error instanceof RequestFailure ? error.code : undefined);

/**
 * Calls our own API and returns the parsed JSON answer, or the file, or undefined for 204.
 * @throws {RequestFailure} for every other outcome; after `limitMs` with code `timeout`. A signal in `init` can end the
 *   call earlier.
 */
export async function callApi<Answer>(
  path: string,
  init: RequestInit,
  limitMs: number,
  read: 'json' | 'blob' = 'json',
): Promise<Answer> {
  const limit = AbortSignal.timeout(limitMs);
  const signal = init.signal ? AbortSignal.any([init.signal, limit]) : limit;
  try {
    const response = await fetch(path, { ...init, signal });
    if (!response.ok) {
      const refusal = { status: response.status, retryAfter: response.headers.get('retry-after') };
      throw failureOf(refusal, await response.text());
    }
    // When a connection breaks, a browser may return the received part of a body as if it were complete.
    return (response.status === 204 ? undefined : await response[read]()) as Answer;
  } catch (error) {
    if (error instanceof RequestFailure) throw error;
    throw new RequestFailure(limit.aborted ? 'timeout' : 'network');
  }
}

// A proxy in between answers without a problem body, so only the status is known.
const codeByStatus: Record<number, ProblemCode> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  408: 'request_timeout',
  413: 'payload_too_large',
  429: 'rate_limited',
  502: 'upstream_unavailable',
  503: 'unavailable',
  504: 'upstream_unavailable',
};

/** The failure of an answer outside 2xx: from its problem body, or else from its status. */
export function failureOf(refusal: Refusal, body: string): RequestFailure {
  try {
    const problem = JSON.parse(body) as Partial<Problem>;
    if (typeof problem.code === 'string')
      return new RequestFailure(problem.code, Array.isArray(problem.errors) ? problem.errors : [], refusal);
  } catch {
    // Not JSON: use the status.
  }
  return new RequestFailure(codeByStatus[refusal.status] ?? 'internal', [], refusal);
}
