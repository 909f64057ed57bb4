// Serves servers of the loopback interface, which pods can't reach, on the host's address.
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { addresses } from './paths.mjs';

/** @typedef {{ certificate: string, key: string }} Pair as PEM */

/** @param {number} port @param {string} to `http://127.0.0.1:12345` */
export async function forward(port, to) {
  await listen(createServer(passOn(to)), port);
}

/**
 * The same over TLS, for a server that has none itself.
 * @param {number} port
 * @param {string} to
 * @param {Pair} pair
 * @returns {Promise<{ serve(pair: Pair): void, connections(): number }>} `serve` takes another certificate for the next connections
 */
export async function forwardTls(port, to, { certificate, key }) {
  let connections = 0;
  const server = createTlsServer({ cert: certificate, key }, passOn(to));
  server.on('secureConnection', () => (connections += 1)).on('tlsClientError', () => undefined);
  await listen(server, port);
  return {
    serve: (next) => server.setSecureContext({ cert: next.certificate, key: next.key }),
    connections: () => connections,
  };
}

/** @param {string} to @returns {(inner: import('node:net').Socket) => void} */
function passOn(to) {
  const target = { host: '127.0.0.1', port: Number(new URL(to).port) };
  return (inner) => {
    const outer = connect(target);
    inner.on('error', () => outer.destroy()).on('close', () => outer.destroy());
    outer.on('error', () => inner.destroy()).on('close', () => inner.destroy());
    inner.pipe(outer);
    outer.pipe(inner);
  };
}

/** @param {import('node:net').Server} server @param {number} port */
async function listen(server, port) {
  server.listen(port, addresses.host);
  await once(server, 'listening');
}
