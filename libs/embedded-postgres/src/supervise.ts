import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

/** What happens when a server ends although nobody has stopped it. */
export type Supervisor = {
  /** It is started again. */
  onRestart(reason: string): void;
  /** It cannot be started any more. */
  onFailure(error: Error): void;
};

/** Waits before each try in a row. */
const pausesMs = [100, 500, 1_000, 2_000, 4_000, 8_000];
/** A server that has run this long has recovered: its next end is not one more in a row. */
const stableAfterMs = 60_000;

/**
 * Starts a server again, with growing pauses, whenever it ends.
 * @param start resolves once the server answers
 * @returns how to let it end: resolves with the server that runs, if there is one
 */
export async function supervise(start: () => Promise<ChildProcess>, { onRestart, onFailure }: Supervisor) {
  let server: ChildProcess | undefined = await start();
  const released = new AbortController();

  const keepAlive = async () => {
    let tries = 0;
    let failure: Error | undefined;
    while (!released.signal.aborted) {
      if (server) {
        const started = Date.now();
        const reason = await endOf(server);
        if (released.signal.aborted) return;
        if (Date.now() - started > stableAfterMs) tries = 0;
        onRestart(reason);
      }
      server = undefined;
      const pause = pausesMs[tries++];
      if (pause === undefined) return onFailure(failure ?? new Error('PostgreSQL ended again and again'));
      await sleep(pause, undefined, { ref: false });
      if (!released.signal.aborted) server = await start().catch((error: Error) => void (failure = error));
    }
  };
  const watching = keepAlive();
  return async (): Promise<ChildProcess | undefined> => {
    released.abort();
    const runs = server && server.exitCode === null && server.signalCode === null;
    if (!runs) await watching;
    return server;
  };
}

async function endOf(server: ChildProcess): Promise<string> {
  if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
  return server.signalCode ? `ended by ${server.signalCode}` : `ended with code ${server.exitCode}`;
}
