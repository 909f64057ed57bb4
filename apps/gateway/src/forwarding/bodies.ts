import { AppError, handOn, rowOf, serviceConfig } from '@blue-peony/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PassThrough, Readable } from 'node:stream';
import type { GatewayConfig } from '../config.ts';
import { overloadRefused } from '../shared/business-events.ts';
import { addressPrefix } from '../shared/limits/client-address.ts';
import { Places } from './places.ts';
import { UploadPlaces } from './upload-places.ts';

/**
 * How slow a sender may be. A phone on 2G brings 5 kB a second, and stands still for up to 15 s while it changes its
 * cell: so an upload must bring 20 kB in each 20 s, and a body of 64 KB, which such a phone sends in 13 s, has 20 s.
 */
export const slowest = { everyMs: 20_000, bytes: 20_000 };

/** Bodies of short calls that are on their way, of at most 64 KB each. */
const shortBodies = { inAll: 1_024, each: 128, retryAfterSeconds: 5 };

/** Admits the bodies of requests before a byte of them is read, and cuts those that come too slowly. */
@Injectable()
export class Bodies {
  private readonly uploads: UploadPlaces;
  private readonly short = new Places('body', shortBodies);
  private readonly slowest: typeof slowest;

  constructor(@Inject(serviceConfig) config: GatewayConfig) {
    this.uploads = new UploadPlaces({ inAll: config.uploadsAtOnce, each: config.uploadsPerAddress });
    this.slowest = config.slowest ?? slowest;
  }

  /**
   * The hook `preParsing`.
   * @throws AppError `unavailable`; a body that comes too slowly ends with `request_timeout`
   */
  async admit(request: FastifyRequest, reply: FastifyReply, payload: Readable): Promise<Readable> {
    const { raw } = request;
    if (raw.complete || (!raw.headers['content-length'] && !raw.headers['transfer-encoding'])) return payload;
    const client = addressPrefix(request.ip);
    const isUpload = rowOf(request)?.file !== undefined;
    let body: PassThrough | undefined;
    const cut = (reason: AppError) => {
      // Whoever is answered already, and still sends, has had its chance.
      if (!body || body.destroyed) raw.destroy();
      else body.destroy(reason);
    };
    const bytes = bytesOf(request);
    // What the service does not take yet is not the sender's fault.
    const waits = () => raw.complete || (body ? body.writableNeedDrain : !reply.sent);
    const stopWatching = this.watch(isUpload, {
      bytes,
      waits,
      cut: () => {
        overloadRefused(isUpload ? 'upload' : 'body', 'slow');
        if (isUpload) this.uploads.mark(client);
        cut(new AppError('request_timeout'));
      },
    });
    let leave = () => undefined as void;
    const { socket } = raw;
    const over = () => {
      stopWatching();
      if (!isUpload) leave();
      socket.off('close', over);
    };
    raw.once('end', over).once('close', over);
    // A request that was answered before its end does not hear that its connection is gone.
    socket.once('close', over);
    leave = isUpload ? await this.uploads.take({ client, bytes, waits, cut }) : this.short.take(client);
    if (isUpload) reply.raw.once('close', leave);
    // The client may have gone while it waited.
    if (reply.raw.closed) leave();
    body = handOn(payload);
    // What nobody has read when the answer is out flows on into nothing.
    reply.raw.once('finish', () => body.destroy());
    return body;
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

/** What the connection has brought since now. */
function bytesOf({ raw: { socket } }: FastifyRequest): () => number {
  const before = socket.bytesRead;
  return () => socket.bytesRead - before;
}
