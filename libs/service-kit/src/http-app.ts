import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as immediate, setTimeout as sleep } from 'node:timers/promises';
import { barePolicy, type Endpoint } from '@blue-peony/contracts';
import { StandardSchemaValidationPipe, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyHttpOptions,
  type FastifyServerFactory,
  type FastifyServerOptions,
} from 'fastify';
import { AppError } from './app-error.ts';
import { isProbe } from './health.ts';
import { isLeaving } from './leaving.ts';
import { NestLogger, type Logger } from './logger.ts';
import { histogram } from './metrics/metrics.ts';
import { traceRequests } from './tracing/trace-requests.ts';
import { ProblemFilter, sendProblem, validationError } from './problem-filter.ts';
import { rowOf } from './row-of.ts';
import { holdToContract, takesForm } from './serves.ts';

/** Largest JSON body, in bytes. */
export const jsonBodyLimit = 64 * 1024;

/** Creates the HTTP server; for a caller that has bound the port already. */
export type ServerFactory = FastifyServerFactory;

type HttpAppOptions = {
  logger: Logger;
  /** Addresses whose `X-Forwarded-*` headers count, as Fastify's `trustProxy` takes them. */
  trustProxy?: FastifyServerOptions['trustProxy'];
  /** Accept the caller's request id; only for services behind our gateway. */
  inner?: boolean;
  /** Contract rows that the service must serve: the start fails while one of them has no route. */
  rows: readonly Endpoint[];
  serverFactory?: ServerFactory | undefined;
};

const requestSeconds = histogram('blue_peony_http_request_duration_seconds');

const requestIdPattern = /^[\w-]{8,64}$/;

/** A Nest application on Fastify with the limits, logging and error answers that all services share. */
export async function createHttpApp(module: Type | object, options: HttpAppOptions): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    loggerInstance: options.logger,
    logController: new RequestLog({
      disableRequestLogging: (request) => isProbe(request.url) || rowOf(request)?.unlogged === true,
    }),
    bodyLimit: jsonBodyLimit,
    trustProxy: options.trustProxy ?? false,
    // A 20 MB photo takes minutes on a slow mobile connection, but its headers arrive at once.
    requestTimeout: 300_000,
    http: { headersTimeout: 20_000, connectionsCheckingInterval: 5_000 },
    // Limit without any byte in either direction: a download that stopped can be resumed by a new request.
    connectionTimeout: 60_000,
    keepAliveTimeout: 72_000,
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return options.inner && typeof given === 'string' && requestIdPattern.test(given) ? given : randomUUID();
    },
    frameworkErrors: (error, request, reply) => sendProblem(request, reply, error),
    return503OnClosing: false,
    routerOptions: { maxParamLength: 500 },
    ...(options.serverFactory && { serverFactory: options.serverFactory }),
  } satisfies FastifyHttpOptions<Server>);
  const app = await NestFactory.create<NestFastifyApplication>(module as Type, adapter, {
    logger: new NestLogger(options.logger),
    abortOnError: false,
  });
  const fastify: FastifyInstance = app.getHttpAdapter().getInstance();
  holdToContract(fastify, options.rows);
  readBodies(app, options.inner ?? false);
  traceRequests(fastify, options.inner ?? false, isProbe);
  fastify.addHook('onRequest', (request, reply, done) => {
    if (!hasOneHost(request)) return done(new AppError('bad_request', { detail: 'More than one Host header' }));
    reply
      .header('x-request-id', request.id)
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', barePolicy);
    done();
  });
  let ends = false;
  fastify.server.once(stopping, () => (ends = true));
  fastify.addHook('onSend', (_request, reply, _payload, done) => {
    // The client opens its next request elsewhere, and no idle connection closes while a request is being sent on it.
    if (ends || isLeaving()) reply.header('connection', 'close');
    done();
  });
  fastify.addHook('onResponse', ({ method, routeOptions }, { statusCode, elapsedTime }, done) => {
    const route = routeOptions.url ?? 'none';
    if (!isProbe(route)) requestSeconds({ method, route, status: String(statusCode) }, elapsedTime / 1_000);
    done();
  });
  app.useGlobalPipes(new StandardSchemaValidationPipe({ exceptionFactory: validationError }));
  app.useGlobalFilters(new ProblemFilter());
  return app;
}

/** One line for each request, at its end. */
class RequestLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(err: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    if (this.isLogDisabled(request)) return;
    const line = { req: request, res: reply, responseTime: reply.elapsedTime };
    if (err) request.log.error({ ...line, err }, 'request errored');
    else request.log.info(line, 'request completed');
  }
}

/** RFC 9112: with two Host headers, a proxy and this server could disagree about the host. */
function hasOneHost({ raw: { rawHeaders } }: FastifyRequest): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]!.length === 4 && rawHeaders[at]!.toLowerCase() === 'host') hosts++;
  return hosts < 2;
}

/** Deeper than any body of the contract. Recursive code overflows its stack on a much deeper one. */
const deepestJson = 32;

function isTooDeep(json: string): boolean {
  // Most bodies have too few brackets to be deep.
  if ((json.match(/[[{]/g)?.length ?? 0) <= deepestJson) return false;
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < json.length; at++) {
    const sign = json[at];
    if (sign === '\\') at++;
    else if (sign === '"') quoted = !quoted;
    else if (!quoted && (sign === '[' || sign === '{')) depth++;
    else if (!quoted && (sign === ']' || sign === '}')) depth--;
    if (depth > deepestJson) return true;
  }
  return false;
}

const jsonText = Symbol('JSON as it came');
type WithJson = { [jsonText]?: Buffer };

/** The bytes of a JSON body, which was parsed without a fault. */
export const jsonOf = (request: unknown): Buffer | undefined => (request as WithJson)[jsonText];

/** Bodies are JSON unless the row says otherwise. The gateway forwards other bodies as raw bytes. */
function readBodies(app: NestFastifyApplication, inner: boolean): void {
  const fastify: FastifyInstance = app.getHttpAdapter().getInstance();
  const parseJson = fastify.getDefaultJsonParser('error', 'error');
  app.useBodyParser('application/json', { bodyLimit: jsonBodyLimit }, (request, body, done) => {
    const row = rowOf(request);
    if (row?.encoding === 'bytes') return done(null, body);
    const json = String(body ?? '');
    (request as WithJson)[jsonText] = body;
    if (isTooDeep(json)) done(new AppError('bad_request', { detail: 'The JSON is nested too deep' }));
    // A call without a body may still declare JSON: the session library does.
    else if (json || row?.body) void parseJson(request as never, json, done as never);
    else done(null, undefined);
  });
  app.useBodyParser('message/rfc822', { bodyLimit: jsonBodyLimit }, (request, body, done) => {
    if (rowOf(request)?.encoding === 'bytes') done(null, body);
    else done(new AppError('unsupported_media_type'));
  });
  app.useBodyParser('application/x-www-form-urlencoded', { bodyLimit: jsonBodyLimit }, (request, body, done) => {
    if (!takesForm(request)) done(Object.assign(new Error('Takes no form'), { statusCode: 415 }));
    else done(null, inner ? Object.fromEntries(new URLSearchParams(body?.toString('utf8'))) : body);
  });
  fastify.removeContentTypeParser('text/plain');
}

export type RunningService = {
  /** Address that it listens on, for example `http://127.0.0.1:3001`. */
  url: string;
  /** Stops accepting work, drains running requests, closes its resources. */
  close(): Promise<void>;
};

/** Closes the application when it cannot start to listen. */
export async function listen(app: NestFastifyApplication, port: number, host: string): Promise<RunningService> {
  const idle = idleConnections(app.getHttpServer());
  await app.listen(port, host).catch(async (error: unknown) => {
    await app.close();
    throw error;
  });
  const address = app.getHttpServer().address();
  const taken = typeof address === 'object' && address ? address.port : port;
  return { url: `http://${host}:${taken}`, close: () => drain(app, idle) };
}

/**
 * Connections without a request under way. Node takes an answer for done once its last byte is written, though a slow
 * reader has yet to get megabytes of it.
 */
function idleConnections(server: Server): Set<Socket> {
  const idle = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    idle.add(socket);
    socket.once('close', () => idle.delete(socket));
  });
  server.on('request', ({ socket }: IncomingMessage, answer: ServerResponse) => {
    idle.delete(socket);
    answer.once('close', () => !socket.destroyed && idle.add(socket));
  });
  return idle;
}

/** Event of a stopping server, on which live feeds end: they would keep it from closing. */
export const stopping = 'stopping';

const drainMs = 10_000;
const sweepMs = 100;
/** A client that is at it sends its next request within this time, and reads in the answer that the connection ends. */
const idleMs = 1_000;

/**
 * Closes an application once its running requests are answered, or after 10 s. Connections that stay idle are closed
 * only after a second, because a request may be on its way on each.
 */
async function drain(app: NestFastifyApplication, idle: Set<Socket>): Promise<void> {
  const server: Server = app.getHttpServer();
  const end = setTimeout(() => server.closeAllConnections(), drainMs);
  const closed = new AbortController();
  await quietTurn(server);
  server.emit(stopping);
  // Stops to accept: a connection of this very moment is reset (decision 065). The server's own `close` would also end idle connections at once.
  NetServer.prototype.close.call(server, () => closed.abort());
  try {
    await sleep(idleMs, undefined, { signal: closed.signal }).catch(() => undefined);
    while (!closed.signal.aborted) {
      await quietTurn(server);
      for (const connection of idle) connection.destroy();
      await sleep(sweepMs, undefined, { signal: closed.signal }).catch(() => undefined);
    }
  } finally {
    clearTimeout(end);
  }
  // Last, because running requests still needed the modules' resources.
  await app.close();
}

const quietMs = 0.5;
const busyTurnsAtMost = 1_000;

/**
 * Resolves after an event-loop turn without anything to accept or read. Before that the kernel may hold connections and
 * requests that the process has not seen, and closing would reset them. Node accepts one connection per turn.
 */
async function quietTurn(server: Server): Promise<void> {
  let accepted = 0;
  const count = () => void accepted++;
  server.on('connection', count);
  for (let turns = 0; turns < busyTurnsAtMost; turns++) {
    const [known, since] = [accepted, performance.now()];
    await immediate();
    if (accepted === known && performance.now() - since < quietMs) break;
  }
  server.off('connection', count);
}
