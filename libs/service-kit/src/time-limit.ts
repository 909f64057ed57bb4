import { setTimeout as sleep } from 'node:timers/promises';

export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/** Waits for `work` for at most `ms`; the work itself continues unobserved. @throws TimeoutError */
export async function withTimeLimit<T>(work: Promise<T>, ms: number): Promise<T> {
  const waiting = new AbortController();
  const late = sleep(ms, undefined, { signal: waiting.signal }).then(() => {
    throw new TimeoutError(`not done within ${ms} ms`);
  });
  // Both continue after the race is decided.
  late.catch(() => undefined);
  work.catch(() => undefined);
  try {
    return await Promise.race([work, late]);
  } finally {
    waiting.abort();
  }
}
