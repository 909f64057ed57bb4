import { RequestFailure } from '@blue-peony/ui';

/** Milliseconds. The first pause doubles up to the longest; a call that fails for longer than the patience has failed. */
const pauses = { first: 2_000, longest: 30_000, patience: 300_000 };

/** A call that is tried again after a pause. */
export type Waiting = {
  reason: 'busy' | 'offline';
  /** Ends the pause; without effect while the call is under way. */
  tryNow: () => void;
};

/**
 * Tries a call until it succeeds or fails for good. `onWait` hears of each pause, and undefined when the call went through.
 * @throws the last {RequestFailure}, when trying again does not help or has gone on for too long; the reason of `signal`
 */
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
      // Time without a line does not count.
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

/** Answers that say "later": of our own server under load, and of a proxy that does not reach it. */
const passing = new Set([408, 429, 502, 503, 504]);

/** Milliseconds until a failed call is worth another try; undefined when it never is. */
function pauseAfter(error: unknown, failures: number): number | undefined {
  if (!(error instanceof RequestFailure)) return undefined;
  const { code, status, retryAfterMs } = error;
  if (code !== 'network' && !passing.has(status ?? 0)) return undefined;
  // A limit that does not say how long it lasts may last for an hour.
  if (status === 429 && retryAfterMs === undefined) return undefined;
  const growing = Math.min(pauses.first * 2 ** failures, pauses.longest);
  // Spread, so that those who were refused together do not come back together; never sooner than the server asks.
  return Math.max(retryAfterMs ?? 0, growing) * (1 + Math.random() / 4);
}
