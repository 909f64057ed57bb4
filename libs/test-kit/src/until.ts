import type { ChildProcess } from 'node:child_process';
import { connect } from 'node:net';
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

/**
 * Waits until a server answers that was just started. @param said what it has printed, for the error
 * @throws Error when it ended before, or is late
 */
export async function untilReady(
  name: string,
  answers: () => unknown,
  { child, withinMs = 60_000, said = () => '' }: { child?: ChildProcess; withinMs?: number; said?: () => string } = {},
): Promise<void> {
  const deadline = Date.now() + withinMs;
  const attempt = async () => answers();
  while (!(await attempt().catch(() => false))) {
    const ended = child?.exitCode ?? child?.signalCode;
    if (ended !== undefined && ended !== null) throw new Error(`${name} ended with ${ended}:\n${said()}`);
    if (Date.now() > deadline) throw new Error(`${name} did not start within ${withinMs / 1_000} s:\n${said()}`);
    await sleep(50);
  }
}

/** Whether a server greets as it should; an open port is not enough. @param hello what a client says first */
export function greets(
  to: { host: string; port: number },
  isGreeting: (greeting: Buffer) => boolean,
  hello = '',
): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ ...to, timeout: 2_000 }, () => socket.write(hello));
    const end = (answer: boolean) => {
      resolve(answer);
      socket.destroy();
    };
    socket.once('data', (greeting) => end(isGreeting(greeting)));
    for (const event of ['error', 'close', 'timeout']) socket.once(event, () => end(false));
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
