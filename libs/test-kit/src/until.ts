import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

type Truthy<T> = Exclude<T, false | undefined | null>;

/** Milliseconds that the product may take: on a busy machine more, by half for each process that wants a core. */
export const allowed = (ms: number): number => ms * (1 + loadavg()[0]! / 2);

/** Waits until `probe` returns something truthy. @throws Error after `withinMs`, and what `probe` throws */
export async function until<T>(probe: () => T | Promise<T>, withinMs = allowed(30_000)): Promise<Truthy<T>> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const value = await probe();
    if (value) return value as Truthy<T>;
    if (Date.now() > deadline) throw new Error(`Not so after ${withinMs} ms: ${String(probe)}`);
    await sleep(25);
  }
}

/** The same for a probe that may throw until then. @param what is awaited, for the error */
export async function eventually<T>(what: string, probe: () => T | Promise<T>, withinMs = 60_000) {
  let last = '';
  const asked = async () => {
    try {
      return await probe();
    } catch (error) {
      last = (error as Error).message;
    }
  };
  return until(asked, withinMs).catch(() => {
    throw new Error(`Not within ${withinMs / 1_000} s: ${what}. ${last}`);
  });
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
