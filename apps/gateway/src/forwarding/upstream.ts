import type { Readable } from 'node:stream';
import {
  AppError,
  currentTraceparent,
  identityAudience,
  identityIssuer,
  identitySeconds,
  own,
  sendProblem,
  serviceConfig,
  type StaffIdentity,
} from '@blue-peony/service-kit';
import { applicantScheme, orderScheme, type Endpoint } from '@blue-peony/contracts';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dispatcher } from 'undici';
import type { GatewayConfig } from '../config.ts';
import { deviceName } from '../shared/device-name.ts';
import { SigningKeys } from '../shared/keys/signing-keys.ts';
import { addressPrefix, clientKey } from '../shared/limits/client-address.ts';
import { classOf } from './call-class.ts';
import { LiveFeeds } from './live-feeds.ts';
import { Pools } from './pools.ts';

export type Target = {
  /** Whose call it is: the service gets a short-lived token. */
  staff: StaffIdentity | undefined;
  /** The session that it comes in, where there is one. */
  session: string | undefined;
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
export class Upstream {
  constructor(
    private readonly keys: SigningKeys,
    private readonly pools: Pools,
    private readonly feeds: LiveFeeds,
    @Inject(serviceConfig) private readonly config: GatewayConfig,
  ) {}

  /**
   * @throws AppError `unsupported_media_type`, `unavailable` without an address of the service or a place for the call;
   * a call that fails later is answered `upstream_unavailable`
   */
  async forward(row: Endpoint, request: FastifyRequest, reply: FastifyReply, target: Target): Promise<void> {
    requireMediaType(row, request);
    const origin = this.addressOf(row);
    const { staff, session } = target;
    const headers = await this.headersOf(row, request, staff);
    const leave = this.pools.enter(row, { address: addressPrefix(request.ip), staff: staff?.sub, session });
    const left = new AbortController();
    reply.raw.once('close', () => left.abort());
    try {
      const path = row.who === 'photo-link' ? request.url.replace(/\?.*$/s, '') : request.url;
      const method = request.method;
      const call = { origin, path, method, headers, body: bodyOf(row, request) };
      const given = await this.pools.request(row, call, left.signal);
      own(given.body).once('close', leave);
      await this.answer(row, request, reply, { ...target, given });
    } catch (error) {
      fail(request, reply, error);
    } finally {
      if (classOf(row) !== 'stream') leave();
    }
  }
  private addressOf({ service }: Endpoint): string {
    const { intakeUrl, commerceUrl, notificationUrl } = this.config;
    const addresses = { intake: intakeUrl, commerce: commerceUrl, notification: notificationUrl, gateway: undefined };
    const address = addresses[service];
    if (!address) throw new AppError('unavailable', { detail: `No address of ${service} is set` });
    return address;
  }

  private async headersOf(row: Endpoint, { id, ip, headers }: FastifyRequest, staff: StaffIdentity | undefined) {
    const traceparent = currentTraceparent();
    return {
      ...pick(headers, handedOn),
      ...pick(headers, row.file ? ['content-type', 'content-length'] : row.encoding ? ['content-type'] : []),
      ...(row.body && !row.encoding && { 'content-type': 'application/json' }),
      'x-request-id': id,
      // Uploads wait in a queue that is fair to clients.
      ...(row.file && { 'x-client': clientKey(ip) }),
      // A buyer's history says what a download went to, in words that fit many.
      ...(row.content === 'application/octet-stream' && { 'x-device': deviceName(headers['user-agent']) }),
      ...(traceparent && { traceparent }),
      ...secretFor(row, headers),
      ...(staff && { authorization: `Bearer ${await this.identityToken(staff)}` }),
    };
  }

  private async answer(
    row: Endpoint,
    request: FastifyRequest,
    reply: FastifyReply,
    { given, session, transform, headers }: Target & { given: Dispatcher.ResponseData },
  ): Promise<void> {
    const { statusCode, body } = given;
    const isStream = classOf(row) === 'stream';
    // A short answer frees its connection at once, however slowly its client reads.
    const text = isStream ? undefined : Buffer.from(await body.arrayBuffer());
    await received(request);
    reply.code(statusCode).headers({ ...omit(given.headers, keptBack), ...headers });
    if (row.content === 'text/event-stream' && session) this.feeds.add(reply.raw, session);
    if (!text) reply.send(body);
    else if (!transform || statusCode >= 300) reply.send(text);
    else reply.removeHeader('content-length').send(await transform(text.toString('utf8')));
  }

  private identityToken(identity: StaffIdentity): Promise<string> {
    const issuedAt = Math.floor(Date.now() / 1000);
    const options = { issuer: identityIssuer, audience: identityAudience, issuedAt, seconds: identitySeconds };
    return this.keys.sign(identity, options);
  }
}

function fail(request: FastifyRequest, reply: FastifyReply, cause: unknown) {
  if (reply.raw.destroyed) {
    request.log.info('the client left');
    return;
  }
  for (const name of Object.keys(reply.getHeaders()))
    if (/^(content|cache)-|^etag$/.test(name)) reply.removeHeader(name);
  // The rest of a body that was cut is not waited for.
  if (!request.raw.complete) reply.header('connection', 'close');
  sendProblem(request, reply, toProblem(cause));
}

function toProblem(cause: unknown): AppError {
  if (cause instanceof AppError) return cause;
  const { name = '', code = '' } = cause as { name?: string; code?: string };
  const tookTooLong = name === 'TimeoutError' || code.endsWith('_TIMEOUT');
  return new AppError(tookTooLong ? 'unavailable' : 'upstream_unavailable', { cause });
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

function bodyOf({ body, encoding, file }: Endpoint, request: FastifyRequest) {
  if (file || encoding) return (request.body as Readable | Buffer | undefined) ?? null;
  return body ? (JSON.stringify(request.body) ?? '') : null;
}

/** RFC 2046. */
const boundary = /;\s*boundary=("?)[\w'()+,./:=? -]{1,70}\1\s*(;|$)/i;

function requireMediaType({ body, encoding, file }: Endpoint, { headers }: FastifyRequest) {
  const wanted = file ? 'multipart/form-data' : body && !encoding && 'application/json';
  const given = headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (wanted && given !== wanted) throw new AppError('unsupported_media_type');
  if (file && !boundary.test(headers['content-type']!)) throw new AppError('bad_request', { detail: 'No boundary' });
}

const secretSchemes: Partial<Record<Endpoint['who'], string>> = { applicant: applicantScheme, buyer: orderScheme };

/** The secret that the row's service checks; any other proof is not for this call. */
function secretFor({ who }: Endpoint, { authorization }: FastifyRequest['headers']) {
  const scheme = secretSchemes[who];
  return scheme && authorization?.startsWith(`${scheme} `) ? { authorization } : {};
}

type Headers = Record<string, string | string[] | number | undefined>;

const pick = (headers: Headers, names: string[]) =>
  Object.fromEntries(
    names.filter((name) => headers[name] !== undefined).map((name) => [name, headers[name]]),
  ) as Record<string, string>;

const omit = (headers: Headers, names: string[]) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name))) as Record<string, string>;
