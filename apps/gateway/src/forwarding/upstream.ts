import type { Readable } from 'node:stream';
import {
  AppError,
  currentTraceparent,
  identityAudience,
  identityIssuer,
  identitySeconds,
  guardErrors,
  jsonOf,
  sendProblem,
  serviceConfig,
  type StaffIdentity,
} from '@blue-peony/service-kit';
import { applicantScheme, hourlyLimits, orderScheme, type Endpoint } from '@blue-peony/contracts';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dispatcher } from 'undici';
import type { GatewayConfig } from '../config.ts';
import { deviceName } from '../shared/device-name.ts';
import { SigningKeys } from '../shared/keys/signing-keys.ts';
import { clientKey, clientOf } from '../shared/limits/client-address.ts';
import { type Limiter, RateLimits } from '../shared/limits/rate-limits.ts';
import { classOf } from './call-class.ts';
import { Pools } from './pools.ts';
import type { WholeAnswer } from './whole-answer.ts';

/** The destination of a forwarded call, and what is added to call and answer. */
export type Target = {
  /** The staff member who calls: the service gets a short-lived token for them. */
  staff: StaffIdentity | undefined;
  /** Id of the session, for a call that has one. */
  session: string | undefined;
  /** Builds the body of a successful answer from the service's text. */
  transform: ((text: string) => Promise<unknown>) | undefined;
  /** Headers that replace the service's. */
  headers: Record<string, string> | undefined;
};

// Request headers that are forwarded. Other client headers concern only the edge or could be forged: identity, origin,
// connection.
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
const keptBack = new Set(['connection', 'keep-alive', 'transfer-encoding', 'set-cookie', 'server', 'x-request-id']);

/** Forwards calls to the inner services; streams requests and answers. */
@Injectable()
export class Upstream {
  /**
   * Counts the answers 404 of rows whose service checks a secret. Right secrets are never counted or refused: many
   * people may share an address with somebody who guesses.
   */
  private readonly wrongSecrets: Limiter;

  constructor(
    private readonly keys: SigningKeys,
    private readonly pools: Pools,
    @Inject(serviceConfig) private readonly config: GatewayConfig,
    limits: RateLimits,
  ) {
    this.wrongSecrets = limits.limiter({ name: 'wrongSecrets', points: hourlyLimits.wrongSecrets, seconds: 3600 });
  }

  /**
   * @throws AppError `unsupported_media_type`; `unavailable` when the service has no address or no place is free. A
   *   call that fails later is answered with `upstream_unavailable`.
   */
  async forward(row: Endpoint, request: FastifyRequest, reply: FastifyReply, target: Target): Promise<void> {
    requireMediaType(row, request);
    const origin = this.addressOf(row);
    const { staff, session } = target;
    const headers = await this.headersOf(row, request, staff);
    const leave = this.pools.enter(row, { address: clientOf(request), staff: staff?.sub, session });
    try {
      const path = row.who === 'photo-link' ? request.url.replace(/\?.*$/s, '') : request.url;
      const call = { origin, path, method: request.method, headers, body: bodyOf(row, request) };
      const callClass = classOf(row);
      const given = await (callClass === 'stream'
        ? this.pools.stream(call, leftOf(reply))
        : this.pools.whole(callClass, call));
      if (Buffer.isBuffer(given.body)) leave();
      else guardErrors(given.body).once('close', leave);
      if (given.statusCode === 404 && secretSchemes[row.who]) await this.countGuess(request, given.body);
      await this.answer(row, request, reply, { ...target, given });
    } catch (error) {
      leave();
      fail(request, reply, error);
    }
  }

  /** @throws TooManyRequests instead of the service's refusal */
  private async countGuess(request: FastifyRequest, refusal: Buffer | Readable): Promise<void> {
    try {
      await this.wrongSecrets.take(clientOf(request));
    } catch (error) {
      if (!Buffer.isBuffer(refusal)) refusal.destroy();
      throw error;
    }
  }

  private addressOf({ service }: Endpoint): string {
    const { intakeUrl, commerceUrl, notificationUrl } = this.config;
    const addresses = { intake: intakeUrl, commerce: commerceUrl, notification: notificationUrl, gateway: undefined };
    const address = addresses[service];
    if (!address) throw new AppError('unavailable', { detail: `No address of ${service} is set` });
    return address;
  }

  private async headersOf(row: Endpoint, request: FastifyRequest, staff: StaffIdentity | undefined) {
    const { id, headers } = request;
    const traceparent = currentTraceparent();
    const given: Headers = { 'x-request-id': id };
    copy(headers, handedOn, given);
    copy(headers, row.file ? ['content-type', 'content-length'] : row.encoding ? ['content-type'] : [], given);
    if (row.body && !row.encoding) given['content-type'] = 'application/json';
    // The service queues uploads fairly by client.
    if (row.file) given['x-client'] = clientKey(request);
    // A buyer's history names the device of a download in general words.
    if (row.content === 'application/octet-stream') given['x-device'] = deviceName(headers['user-agent']);
    if (traceparent) given.traceparent = traceparent;
    if (hasSecret(row, headers)) given.authorization = headers.authorization;
    if (staff) given.authorization = `Bearer ${await this.identityToken(staff)}`;
    return given;
  }

  private async answer(
    row: Endpoint,
    request: FastifyRequest,
    reply: FastifyReply,
    { given, transform, headers = {} }: Target & { given: WholeAnswer | Dispatcher.ResponseData },
  ): Promise<void> {
    const { statusCode, body } = given;
    if (!request.raw.complete) await received(request);
    reply.code(statusCode);
    for (const [name, value] of Object.entries(given.headers)) if (!keptBack.has(name)) reply.header(name, value);
    reply.headers(headers);
    if (!Buffer.isBuffer(body) || !transform || statusCode >= 300) reply.send(body);
    else reply.removeHeader('content-length').send(await transform(body.toString('utf8')));
  }

  private identityToken(identity: StaffIdentity): Promise<string> {
    const issuedAt = Math.floor(Date.now() / 1000);
    const options = { issuer: identityIssuer, audience: identityAudience, issuedAt, seconds: identitySeconds };
    return this.keys.sign(identity, options);
  }
}

function fail(request: FastifyRequest, reply: FastifyReply, cause: unknown) {
  if (reply.raw.destroyed) {
    request.log.info('client disconnected');
    return;
  }
  for (const name of Object.keys(reply.getHeaders()))
    if (/^(content|cache)-|^etag$/.test(name)) reply.removeHeader(name);
  // The rest of an interrupted body is not read, so the connection closes.
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
 * Waits until the client has sent its whole body. A service that refuses a photo answers before it has read the photo,
 * and a browser whose connection closes while it sends never sees that answer.
 */
async function received({ raw }: FastifyRequest): Promise<void> {
  if (raw.destroyed) return;
  await new Promise<void>((resolve) => {
    raw.once('end', resolve).once('close', resolve);
    raw.resume();
  });
}

function bodyOf({ body, encoding, file }: Endpoint, request: FastifyRequest) {
  if (file || encoding) return (request.body as Readable | Buffer | undefined) ?? null;
  // As it came: what is parsed without a fault here is the same to the service.
  return body ? (jsonOf(request) ?? '') : null;
}

/** The boundary parameter of RFC 2046. */
const boundary = /;\s*boundary=("?)[\w'()+,./:=? -]{1,70}\1\s*(;|$)/i;

function requireMediaType({ body, encoding, file }: Endpoint, { headers }: FastifyRequest) {
  const wanted = file ? 'multipart/form-data' : body && !encoding && 'application/json';
  const given = headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (wanted && given !== wanted) throw new AppError('unsupported_media_type');
  if (file && !boundary.test(headers['content-type']!)) throw new AppError('bad_request', { detail: 'No boundary' });
}

const secretSchemes: Partial<Record<Endpoint['who'], string>> = { applicant: applicantScheme, buyer: orderScheme };

/** Whether the call has the credential that the row's service checks; no other one is forwarded. */
function hasSecret({ who }: Endpoint, { authorization }: FastifyRequest['headers']): boolean {
  const scheme = secretSchemes[who];
  return scheme !== undefined && authorization?.startsWith(`${scheme} `) === true;
}

/** A signal that aborts when the client has disconnected. */
function leftOf({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController();
  raw.once('close', () => left.abort());
  return left.signal;
}

type Headers = Record<string, string | string[] | undefined>;

function copy(from: Headers, names: readonly string[], to: Headers): void {
  for (const name of names) if (from[name] !== undefined) to[name] = from[name];
}
