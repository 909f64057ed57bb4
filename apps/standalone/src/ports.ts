import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AppError, problemOf, type ServerFactory } from '@blue-peony/service-kit';

/** The address of servers that only this machine may reach. */
export const loopback = '127.0.0.1';

export type HeldPort = {
  port: number;
  /** Creates the server that takes over the port: after its `listen`, `answer` gets all further requests. */
  serverFactory: ServerFactory;
};

const starts = new AppError('unavailable', { detail: 'It is about to start', retryAfterSeconds: 2 });

/** Answers a request before the product is ready, after its body was read: many clients ignore an earlier answer. */
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
 * Listens on a port before the product is ready. The port stays open during the handover, because closing it would
 * reset connections that the kernel has accepted but no process has read.
 * @returns the port itself, or a free one for 0; undefined when it is in use or not permitted
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

/** @returns the port itself, or a free one for 0; undefined when it is in use or not permitted */
export async function claimPort(wanted: number, host: string): Promise<number | undefined> {
  const server = createServer();
  const port = await listenAt(server, wanted, host);
  if (port !== undefined) await once(server.close(), 'close');
  return port;
}
