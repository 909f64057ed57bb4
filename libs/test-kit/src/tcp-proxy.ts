import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { Transform } from 'node:stream';

/** A running proxy and its faults. */
export type TcpProxy = {
  /** Port on 127.0.0.1 that forwards to the target; it stays the same after every cut. */
  port: number;
  /** Closes every connection and refuses new ones. */
  cut(): Promise<void>;
  restore(): Promise<void>;
  /** Keeps connections and accepts new ones but forwards nothing, like a server that hangs. */
  freeze(): void;
  thaw(): void;
  /** Closes every connection and accepts new ones. */
  reset(): void;
  /** Discards the server's next answer and closes its connection. */
  swallow(): void;
  /** Delays each chunk of an answer by that long. */
  delay(ms: number): void;
};

/** A TCP proxy that can be cut, for a server that a test must not stop. */
export async function startTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let frozen = false;
  let swallows = false;
  let delayMs = 0;
  const server = createServer((inner) => {
    const outer = connect(target);
    const answers = new Transform({
      transform(part, _encoding, done) {
        if (swallows) {
          swallows = false;
          inner.resetAndDestroy();
          outer.destroy();
        } else if (delayMs) setTimeout(done, delayMs, null, part);
        else done(null, part);
      },
    });
    inner.pipe(outer).pipe(answers).pipe(inner);
    for (const [socket, other] of [
      [inner, outer],
      [outer, inner],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy()).on('close', () => sockets.delete(socket) && other.destroy());
      if (frozen) socket.pause();
    }
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    async cut() {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    restore: () => listen(port),
    freeze() {
      frozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw() {
      frozen = false;
      for (const socket of sockets) socket.resume();
    },
    reset() {
      for (const socket of sockets) socket.resetAndDestroy();
    },
    swallow: () => void (swallows = true),
    delay: (ms) => void (delayMs = ms),
  };
}
