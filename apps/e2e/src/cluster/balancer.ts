import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { repeat } from '@blue-peony/test-kit';

const probeEveryMs = 500;
/**
 * Failed probes in a row until a replica counts as not ready, so that one slow probe on a busy machine does not matter.
 */
const failuresAtMost = 3;

export type Balancer = {
  url: string;
  /** Adds a replica, which gets connections when it is ready. */
  add(url: string): void;
  remove(url: string): void;
  /** The addresses that currently get new connections. */
  ready(): string[];
  close(): Promise<void>;
};

/**
 * Distributes connections like a Kubernetes Service: in turn to all replicas whose `/readyz` answers 200. A replica
 * that is no longer ready gets no new connections but keeps its existing ones.
 */
export async function startBalancer(): Promise<Balancer> {
  /** Failed probes since the last successful one. */
  const targets = new Map<string, number>();
  const sockets = new Set<Socket>();
  const ready = () => [...targets].filter(([, failures]) => failures < failuresAtMost).map(([url]) => url);
  let turn = 0;

  const server = createServer((inner) => {
    const targets = ready();
    const target = targets[turn++ % targets.length];
    if (!target) {
      inner.on('error', () => undefined).destroy();
      return;
    }
    const outer = connect(Number(new URL(target).port), '127.0.0.1');
    inner.pipe(outer).pipe(inner);
    for (const [socket, other] of [
      [inner, outer],
      [outer, inner],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        // Data that a server sent before it closed may still be in transit to a slow reader.
        if (!socket.readableEnded) other.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const probe = async (url: string) => {
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
    await answer?.body?.cancel();
    const failures = targets.get(url);
    if (failures !== undefined) targets.set(url, answer?.status === 200 ? 0 : failures + 1);
  };
  const stopProbing = repeat(() => Promise.all([...targets.keys()].map(probe)), probeEveryMs);

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add: (url) => void targets.set(url, failuresAtMost),
    remove: (url) => void targets.delete(url),
    ready,
    async close() {
      await stopProbing();
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
