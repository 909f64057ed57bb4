import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

/** Callbacks for a server that ends without having been stopped. */
export type Supervisor = {
  /** The server is being restarted. */
  onRestart(reason: string): void;
  /** The server cannot be started any more. */
  onFailure(error: Error): void;
};

/** Delays before consecutive attempts. */
const pausesMs = [100, 500, 1_000, 2_000, 4_000, 8_000];
/** After this uptime the server counts as recovered: its next end starts the delays from the beginning. */
const stableAfterMs = 60_000;

/**
 * Restarts a server whenever it ends, with growing delays.
 * @param start resolves once the server answers
 * @returns a function that stops the supervision and resolves with the running server, if any
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
