import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits until `probe` returns something truthy.
 * @throws Error after `withinMs`; earlier errors of `probe` throw at once, unless `what` says what is awaited
 */
export async function until<T>(probe: () => T | Promise<T>, withinMs = 30_000, what?: string): Promise<NonNullable<T>> {
  const deadline = Date.now() + withinMs;
  let last = '';
  for (;;) {
    const value = await Promise.resolve()
      .then(probe)
      .catch((error: Error) => {
        if (!what) throw error;
        last = error.message;
      });
    if (value) return value;
    if (Date.now() > deadline) throw new Error(`Not within ${withinMs} ms: ${what ?? String(probe)}. ${last}`);
    await sleep(100);
  }
}

/** Repeats an action, with a pause after each turn. @returns a function that stops it and waits for the last turn */
export function repeat(action: () => Promise<unknown>, pauseMs: number): () => Promise<void> {
  const stopping = new AbortController();
  const working = (async () => {
    while (!stopping.signal.aborted) {
      await action();
      await sleep(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  })();
  return () => {
    stopping.abort();
    return working;
  };
}
