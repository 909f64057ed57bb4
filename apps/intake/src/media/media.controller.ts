import { Readable } from 'node:stream';
import { endpoints } from '@blue-peony/contracts';
import { found, Serves, wantedRange, type Calls, type FileRange } from '@blue-peony/service-kit';
import type { ObjectStore } from '@blue-peony/storage';
import { Controller, Inject, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { BringsPhoto, receiveFile } from '../photos/receive-photo.ts';
import { photoStore } from '../tokens.ts';
import { listMedia } from './media.repository.ts';
import { mediaKey, StoreMedia, typeOf } from './store-media.ts';

@Controller()
export class MediaController {
  constructor(
    private readonly media: StoreMedia,
    private readonly database: DataSource,
    @Inject(photoStore) private readonly store: ObjectStore,
  ) {}

  /** Without the database: a page goes on showing what it names. */
  @Serves(endpoints.openMedia)
  async openMedia({ params: { hash, file }, request }: Calls['openMedia'], @Res() reply: FastifyReply) {
    const { method, headers } = request;
    const etag = `"${hash.slice(0, 32)}-${file}"`;
    const kept = { etag, 'cache-control': 'public, max-age=31536000, immutable', 'accept-ranges': 'bytes' };
    if (headers['if-none-match']?.includes(etag)) return reply.code(304).headers(kept).send();
    const asked = (headers['if-range'] ?? etag) === etag ? headers.range : undefined;
    let range: FileRange | undefined;
    const stored = await this.store.get(mediaKey(hash, file), (size) => (range = wantedRange(asked, size)));
    const { body, size } = found(stored);
    if (method === 'HEAD' || !range) body.destroy();
    if (!range) return reply.code(416).header('content-range', `bytes */${size}`).send();
    const { start, end, partial } = range;
    reply.headers({ ...kept, 'content-type': typeOf(file), 'content-length': end - start + 1 });
    if (partial) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
    // Without a body Fastify would set a content length of its own.
    return reply.send(method === 'HEAD' ? Readable.from([]) : body);
  }

  @Serves(endpoints.listMedia)
  async listMedia() {
    return { items: await listMedia(this.database) };
  }

  @Serves(endpoints.addMedia)
  @BringsPhoto()
  addMedia(call: Calls['addMedia']) {
    return receiveFile(call, (bytes, { name, client }) =>
      this.media.add(bytes, { name, client, staffId: call.staff.sub }),
    );
  }

  @Serves(endpoints.removeMedia)
  async removeMedia({ params }: Calls['removeMedia']) {
    found((await listMedia(this.database, params.hash))[0]);
    await this.media.remove(params.hash);
    return {};
  }
}
