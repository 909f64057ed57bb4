import { AppError, handOn, jsonBodyLimit, rowOf, serviceConfig } from '@blue-peony/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PassThrough, Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import type { GatewayConfig } from '../config.ts';
import { overloadRefused } from '../shared/business-events.ts';
import { clientOf } from '../shared/limits/client-address.ts';
import { Places } from './places.ts';
import { UploadPlaces } from './upload-places.ts';

/**
 * Minimum speed of a sender. A phone on 2G sends 5 kB/s and pauses for up to 15 s while it changes its cell. So an
 * upload must send 20 kB in each 20 s. A body of 64 KB takes such a phone 13 s, so it has 20 s.
 */
export const slowest = { everyMs: 20_000, bytes: 20_000 };

/** Concurrent uploads of an address. */
const uploadsPerAddress = 6;

/** Concurrent bodies of at most 64 KB each. */
const shortBodies = { inAll: 1_024, each: 128, retryAfterSeconds: 5 };

/** Concurrent bodies above 64 KB of webhooks and drafts of the site, of at most 1 MB each. */
const largeBodies = { inAll: 32, each: 4 };

/** Concurrent bodies of mails, which may be as large as a gateway's whole memory for uploads allows for one. */
const mailBodies = { inAll: 4, each: 2 };

/** Admits a request body before its first byte is read, and ends bodies that arrive too slowly. */
@Injectable()
export class Bodies {
  private readonly uploads: UploadPlaces;
  private readonly large = new UploadPlaces(largeBodies);
  private readonly mails = new UploadPlaces(mailBodies);
  private readonly short = new Places('body', shortBodies);
  private readonly slowest: typeof slowest;

  constructor(@Inject(serviceConfig) config: GatewayConfig) {
    this.uploads = new UploadPlaces({
      inAll: config.uploadsAtOnce,
      each: config.uploadsPerAddress ?? uploadsPerAddress,
    });
    this.slowest = config.slowest ?? slowest;
  }

  static has({ headers }: FastifyRequest): boolean {
    return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
  }

  /**
   * For a Fastify `preParsing` hook.
   * @throws AppError `unavailable`; a body that arrives too slowly ends with `request_timeout`
   */
  async admit(request: FastifyRequest, reply: FastifyReply, payload: Readable): Promise<Readable> {
    const { raw } = request;
    const uploads = this.placesOf(request);
    // A short body mostly came with its headers, and its parser has only begun.
    if (!uploads) await turn();
    if (raw.complete || raw.destroyed) return payload;
    const client = clientOf(request);
    let body: PassThrough | undefined;
    const cut = (reason: AppError) => {
      // The client was answered already and still sends: close the connection.
      if (!body || body.destroyed) raw.destroy();
      else body.destroy(reason);
    };
    const bytes = bytesOf(request);
    // The sender is not slow while the service is the one that does not read.
    const waits = () => raw.complete || (body ? body.writableNeedDrain : !reply.sent);
    const stopWatching = this.watch(uploads !== undefined, {
      bytes,
      waits,
      cut: () => {
        overloadRefused(uploads ? 'upload' : 'body', 'slow');
        uploads?.mark(client);
        cut(new AppError('request_timeout'));
      },
    });
    let leave = () => undefined as void;
    const { socket } = raw;
    const over = () => {
      stopWatching();
      if (!uploads) leave();
      socket.off('close', over);
    };
    raw.once('end', over).once('close', over);
    // A request that was answered before its end gets no event when its connection closes; the socket does.
    socket.once('close', over);
    leave = uploads ? await uploads.take({ client, bytes, waits, cut }) : this.short.take(client);
    if (uploads) reply.raw.once('close', leave);
    // The client may have disconnected while it waited.
    if (reply.raw.closed) leave();
    body = handOn(payload);
    // Once the answer is sent, the unread rest of the body is discarded.
    reply.raw.once('finish', () => body.destroy());
    return body;
  }

  /** The places of a body that needs much memory; undefined for a short one. */
  private placesOf(request: FastifyRequest): UploadPlaces | undefined {
    const row = rowOf(request);
    if (row?.file) return this.uploads;
    const { bodyLimit } = request.routeOptions;
    if (Math.min(bodyLimit, Number(request.headers['content-length'] ?? bodyLimit)) <= jsonBodyLimit) return undefined;
    return row?.encoding === 'bytes' && row.largestBody ? this.mails : this.large;
  }

  private watch(isUpload: boolean, body: { bytes(): number; waits(): boolean; cut(): void }): () => void {
    let before = body.bytes();
    const timer = setInterval(() => {
      const now = body.bytes();
      if (!body.waits() && (!isUpload || now - before < this.slowest.bytes)) body.cut();
      before = now;
    }, this.slowest.everyMs);
    return () => clearInterval(timer);
  }
}

/** Counts the bytes that the connection has received since this call. */
function bytesOf({ raw: { socket } }: FastifyRequest): () => number {
  const before = socket.bytesRead;
  return () => socket.bytesRead - before;
}
