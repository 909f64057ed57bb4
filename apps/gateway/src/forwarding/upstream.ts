import { PassThrough, type Readable } from 'node:stream';
import {
  AppError,
  currentTraceparent,
  identityAudience,
  identityIssuer,
  identitySeconds,
  sendProblem,
  serviceConfig,
  type StaffIdentity,
} from '@blue-peony/service-kit';
import type { Endpoint } from '@blue-peony/contracts';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyReplyFromHooks, FastifyReplyFromOptions } from '@fastify/reply-from';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayConfig } from '../config.ts';
import { SigningKeys } from '../shared/keys/signing-keys.ts';

/** Settings of `@fastify/reply-from`: its HTTP client of the inner network. */
export const upstreamOptions: FastifyReplyFromOptions = {
  undici: {
    connect: { timeout: 2_000 },
    headersTimeout: 30_000,
    bodyTimeout: 30_000,
    // Shorter than a service waits before it stops: it never ends a connection that a request is being sent on.
    keepAliveTimeout: 4_000,
    keepAliveMaxTimeout: 4_000,
  },
  destroyAgent: true,
  disableRequestLogging: true,
};

export type Target = {
  /** Whose call it is: the service gets a short-lived token. */
  staff: StaffIdentity | undefined;
  /** Makes the body of a successful answer from the service's text. */
  transform: ((text: string) => Promise<unknown>) | undefined;
  /** Headers that replace the service's. */
  headers: Record<string, string> | undefined;
};

// Everything else a client may send is for the edge, or forged: who it is, where it comes from, how it is connected.
const handedOn = [
  'accept',
  'accept-language',
  'last-event-id',
  'content-type',
  'content-length',
  'idempotency-key',
  'range',
  'if-range',
  'if-none-match',
  'webhook-id',
  'webhook-timestamp',
  'webhook-signature',
];
const keptBack = ['connection', 'keep-alive', 'transfer-encoding', 'set-cookie', 'server', 'x-request-id'];

/** The way to the inner services: streams requests there and answers back. */
@Injectable()
export class Upstream implements OnModuleInit {
  private readonly feeds = new Set<FastifyReply['raw']>();

  constructor(
    private readonly keys: SigningKeys,
    private readonly host: HttpAdapterHost,
    @Inject(serviceConfig) private readonly config: GatewayConfig,
  ) {}

  /** A server that stops waits for its answers, and live feeds would not end by themselves. */
  onModuleInit(): void {
    const fastify: FastifyInstance = this.host.httpAdapter.getInstance();
    fastify.addHook('preClose', async () => {
      for (const feed of this.feeds) feed.destroy();
    });
  }

  /**
   * @throws AppError `unsupported_media_type`, `unavailable` without an address of the service; an answer that fails
   * later becomes `upstream_unavailable`
   */
  async forward(row: Endpoint, request: FastifyRequest, reply: FastifyReply, target: Target): Promise<void> {
    requireMediaType(row, request);
    const address = this.addressOf(row);
    const authorization = target.staff && `Bearer ${await this.identityToken(target.staff)}`;
    const traceparent = currentTraceparent();
    const { body } = request;
    const options: FastifyReplyFromHooks = {
      getUpstream: () => address,
      // reply-from would otherwise repeat a GET that was answered 503.
      retryDelay: () => null,
      rewriteRequestHeaders: (_request, given) => ({
        ...pick(given, isBodiless(request) ? handedOn.filter((name) => !name.startsWith('content-')) : handedOn),
        host: given.host,
        'x-request-id': request.id,
        ...(traceparent && { traceparent }),
        ...(authorization && { authorization }),
      }),
      rewriteHeaders: (given) => ({ ...omit(given, keptBack), ...target.headers }),
      onResponse: (_request, _reply, { stream }) => {
        void answer(request, reply, stream, target);
      },
      onError: (_reply, { error }) => fail(request, reply, error),
    };
    // The query of a photo link is its credential, and ends here.
    if (row.who === 'photo-link') options.queryString = () => '';
    if (row.encoding && Buffer.isBuffer(body))
      Object.assign(options, { body, contentType: request.headers['content-type'] });
    else if (row.body && !row.encoding)
      Object.assign(options, { body: JSON.stringify(body) ?? '', contentType: 'application/json' });
    if (row.content === 'text/event-stream') this.keepOpen(reply.raw);
    reply.from(undefined, options);
  }

  private addressOf({ service }: Endpoint): string {
    const { intakeUrl, commerceUrl, notificationUrl } = this.config;
    const addresses = { intake: intakeUrl, commerce: commerceUrl, notification: notificationUrl, gateway: undefined };
    const address = addresses[service];
    if (!address) throw new AppError('unavailable', { detail: `No address of ${service} is set` });
    return address;
  }

  private keepOpen(feed: FastifyReply['raw']): void {
    this.feeds.add(feed);
    feed.once('close', () => this.feeds.delete(feed));
  }

  private identityToken({ sub, role, aal }: StaffIdentity): Promise<string> {
    const issuedAt = Math.floor(Date.now() / 1000);
    const options = { issuer: identityIssuer, audience: identityAudience, issuedAt, seconds: identitySeconds };
    return this.keys.sign({ sub, role, aal }, options);
  }
}

async function answer(request: FastifyRequest, reply: FastifyReply, stream: Readable, { transform }: Target) {
  try {
    await received(request);
    reply.removeHeader('connection');
    if (!transform || reply.statusCode >= 300) {
      reply.send(stream);
      return;
    }
    let text = '';
    for await (const chunk of stream.setEncoding('utf8')) text += chunk as string;
    reply.removeHeader('content-length').send(await transform(text));
  } catch (error) {
    stream.destroy();
    fail(request, reply, error);
  }
}

function fail(request: FastifyRequest, reply: FastifyReply, cause: unknown) {
  for (const name of Object.keys(reply.getHeaders()))
    if (/^(content|cache)-|^etag$/.test(name)) reply.removeHeader(name);
  sendProblem(request, reply, new AppError('upstream_unavailable', { cause }));
}

/**
 * Waits until the client has sent its whole body. A service that refuses a photo answers before it has read it, and a
 * browser whose connection is cut while it sends never sees that answer.
 */
async function received({ raw }: FastifyRequest): Promise<void> {
  if (raw.complete || raw.destroyed) return;
  await new Promise<void>((resolve) => {
    raw.once('end', resolve).once('close', resolve);
    raw.resume();
  });
}

/** A body that its reader may drop half-way without cutting the connection that it comes from. */
export function detachable(body: Readable): Readable {
  const copy = new PassThrough();
  // The client may leave while no reader is attached yet: during a guard, before a refusal, in the queue of a full pool.
  copy.on('error', () => undefined);
  body.once('error', (error) => copy.destroy(error));
  body.once('close', () => {
    if (!body.readableEnded) copy.destroy(new Error('The client went away'));
  });
  copy.once('close', () => {
    body.unpipe(copy);
    body.resume();
  });
  return body.pipe(copy);
}

function requireMediaType({ body, encoding, file }: Endpoint, { headers }: FastifyRequest) {
  const wanted = file ? 'multipart/form-data' : body && !encoding && 'application/json';
  const given = headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (wanted && given !== wanted) throw new AppError('unsupported_media_type');
}

const isBodiless = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';

type Headers = Record<string, string | string[] | number | undefined>;

const pick = (headers: Headers, names: string[]) =>
  Object.fromEntries(
    names.filter((name) => headers[name] !== undefined).map((name) => [name, headers[name]]),
  ) as Record<string, string>;

const omit = (headers: Headers, names: string[]) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name))) as Record<string, string>;
