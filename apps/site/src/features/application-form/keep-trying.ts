import { RequestFailure } from '@blue-peony/ui';

/** Milliseconds. Pauses double from the first to the longest; after `patience` without success the call has failed. */
const pauses = { first: 2_000, longest: 30_000, patience: 300_000 };

export type Waiting = {
  reason: 'busy' | 'offline';
  tryNow: () => void;
};

/** Repeats a call; `onWait` gets each pause. @throws the last {RequestFailure}; the reason of `signal` */
export async function keepTrying<Answer>(
  call: () => Promise<Answer>,
  onWait: (waiting: Waiting | undefined) => void,
  signal: AbortSignal,
): Promise<Answer> {
  let end: number | undefined;
  for (let failures = 0; ; failures += 1) {
    signal.throwIfAborted();
    try {
      const answer = await call();
      onWait(undefined);
      return answer;
    } catch (error) {
      // Time offline does not count.
      end = navigator.onLine ? (end ?? Date.now() + pauses.patience) : undefined;
      const pause = pauseAfter(error, failures);
      if (pause === undefined || signal.aborted || Date.now() + pause > (end ?? Infinity)) throw error;
      await new Promise<void>((resolve) => {
        onWait({ reason: (error as RequestFailure).code === 'network' ? 'offline' : 'busy', tryNow: resolve });
        signal.addEventListener('abort', () => resolve());
        addEventListener('online', () => resolve(), { once: true });
        setTimeout(resolve, pause);
      });
    }
  }
}

/** Retryable statuses: of our server under load, and of a proxy that cannot reach it. */
const passing = new Set([408, 429, 502, 503, 504]);

/** Milliseconds until the next retry; undefined for a failure that is not retryable. */
function pauseAfter(error: unknown, failures: number): number | undefined {
  if (!(error instanceof RequestFailure)) return undefined;
  const { code, status, retryAfterMs } = error;
  if (code !== 'network' && !passing.has(status ?? 0)) return undefined;
  // A rate limit without Retry-After may last an hour.
  if (status === 429 && retryAfterMs === undefined) return undefined;
  const growing = Math.min(pauses.first * 2 ** failures, pauses.longest);
  // Jitter, so that clients refused together do not retry together; never earlier than Retry-After.
  return Math.max(retryAfterMs ?? 0, growing) * (1 + Math.random() / 4);
}
