import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AppError, problemOf, type ServerFactory } from '@blue-peony/service-kit';

/** Where everything listens that only this machine asks for. */
export const loopback = '127.0.0.1';

export type HeldPort = {
  port: number;
  /** Makes the server that takes the port over: with its `listen`, `answer` gets the requests that come from then on. */
  serverFactory: ServerFactory;
};

const starts = new AppError('unavailable', { detail: 'It is about to start', retryAfterSeconds: 2 });

/** Answers a call that comes before the product is there, once it has come whole: its sender sees no earlier answer. */
function comeAgain(request: IncomingMessage, response: ServerResponse): void {
  request.resume().once('end', () => {
    const headers = { 'content-type': 'application/problem+json', 'retry-after': String(starts.retryAfterSeconds) };
    response.writeHead(starts.status, { ...headers, connection: 'close' });
    response.end(JSON.stringify(problemOf(starts, randomUUID())));
  });
}

async function listenAt(server: Server, port: number, host: string): Promise<number | undefined> {
  try {
    server.listen(port, host);
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  } catch {
    return undefined;
  }
}

/**
 * Listens on a port before the product is there. The port is never closed in between: that would reset everybody whose
 * connection the kernel has accepted and nobody has read.
 * @returns the port itself, or a free one for 0; undefined when it is taken or not ours to take
 */
export async function holdPort(wanted: number, host: string): Promise<HeldPort | undefined> {
  const server = createServer(comeAgain).unref();
  const port = await listenAt(server, wanted, host);
  if (port === undefined) return undefined;
  return { port, serverFactory: (answer, limits) => takeOver(server, answer, limits) };
}

type Limits = { http?: object; keepAliveTimeout?: number; requestTimeout?: number; connectionTimeout?: number };

function takeOver(server: Server, answer: RequestListener, limits: Limits): Server {
  const { keepAliveTimeout = server.keepAliveTimeout, requestTimeout = server.requestTimeout } = limits;
  Object.assign(server, limits.http, { keepAliveTimeout, requestTimeout }).setTimeout(limits.connectionTimeout ?? 0);
  server.listen = () => {
    server.off('request', comeAgain).on('request', answer).ref();
    setImmediate(() => server.emit('listening'));
    return server;
  };
  return server;
}

/** @returns the port itself, or a free one for 0; undefined when it is taken or not ours to take */
export async function claimPort(wanted: number, host: string): Promise<number | undefined> {
  const server = createServer();
  const port = await listenAt(server, wanted, host);
  if (port !== undefined) await once(server.close(), 'close');
  return port;
}
