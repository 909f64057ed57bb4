import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AppError, problemOf, quietTurn } from '@blue-peony/service-kit';

/** Where everything listens that only this machine asks for. */
export const loopback = '127.0.0.1';

type HeldPort = { port: number; release(): Promise<void> };

const starts = new AppError('unavailable', { detail: 'It is about to start', retryAfterSeconds: 2 });
/** Milliseconds that a slow client may hold up the start. */
const patience = 500;

/** Answers a call that comes before the product is there, once it has come whole: its sender sees no earlier answer. */
function comeAgain(request: IncomingMessage, response: ServerResponse): void {
  request.resume().once('end', () => {
    const headers = { 'content-type': 'application/problem+json', 'retry-after': String(starts.retryAfterSeconds) };
    response.writeHead(starts.status, { ...headers, connection: 'close' });
    response.end(JSON.stringify(problemOf(starts, randomUUID())));
  });
}

/**
 * Keeps a port from everybody else until its server is about to listen.
 * @returns the port itself, or a free one for 0; undefined when it is taken or not ours to take
 */
export async function holdPort(port: number, host: string): Promise<HeldPort | undefined> {
  const holder = createServer(comeAgain).unref();
  try {
    holder.listen(port, host);
    await once(holder, 'listening');
  } catch {
    return undefined;
  }
  return {
    port: (holder.address() as AddressInfo).port,
    async release() {
      await quietTurn(holder);
      const closed = once(holder, 'close');
      holder.close();
      const end = setTimeout(() => holder.closeAllConnections(), patience);
      await closed;
      clearTimeout(end);
    },
  };
}

/** @returns the port itself, or a free one for 0; undefined when it is taken or not ours to take */
export async function claimPort(port: number, host: string): Promise<number | undefined> {
  const held = await holdPort(port, host);
  await held?.release();
  return held?.port;
}
