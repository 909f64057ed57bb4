import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { addresses } from './paths.mjs';

/**
 * Serves a server of the loopback interface, which pods can't reach, on the host's address.
 * @param {number} port
 * @param {string} to `http://127.0.0.1:12345`
 */
export async function forward(port, to) {
  const target = { host: '127.0.0.1', port: Number(new URL(to).port) };
  const server = createServer((inner) => {
    const outer = connect(target);
    inner.on('error', () => outer.destroy()).on('close', () => outer.destroy());
    outer.on('error', () => inner.destroy()).on('close', () => inner.destroy());
    inner.pipe(outer);
    outer.pipe(inner);
  });
  server.listen(port, addresses.host);
  await once(server, 'listening');
}
