// Serves servers of the loopback interface, which pods can't reach, on the host's address.
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { addresses } from './paths.ts';

/** as PEM */
export type Pair = { certificate: string; key: string };

/** @param to `http://127.0.0.1:12345` */
export async function forward(port: number, to: string) {
  await listen(createServer(passOn(to)), port);
}

/**
 * The same over TLS, for a server that has none itself.
 * @returns `serve` takes another certificate for the next connections
 */
export async function forwardTls(
  port: number,
  to: string,
  { certificate, key }: Pair,
): Promise<{ serve(pair: Pair): void; connections(): number }> {
  let connections = 0;
  const server = createTlsServer({ cert: certificate, key }, passOn(to));
  server.on('secureConnection', () => (connections += 1)).on('tlsClientError', () => undefined);
  await listen(server, port);
  return {
    serve: (next) => server.setSecureContext({ cert: next.certificate, key: next.key }),
    connections: () => connections,
  };
}

function passOn(to: string): (inner: import('node:net').Socket) => void {
  const target = { host: '127.0.0.1', port: Number(new URL(to).port) };
  return (inner) => {
    const outer = connect(target);
    inner.on('error', () => outer.destroy()).on('close', () => outer.destroy());
    outer.on('error', () => inner.destroy()).on('close', () => inner.destroy());
    inner.pipe(outer);
    outer.pipe(inner);
  };
}

async function listen(server: import('node:net').Server, port: number) {
  server.listen(port, addresses.host);
  await once(server, 'listening');
}
