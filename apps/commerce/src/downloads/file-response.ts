import { Readable } from 'node:stream';
import type { FileRange } from '@blue-peony/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BuyersFile } from './guide-files.ts';

/** Bytes per write; Node's default of 64 KiB costs too many event-loop turns. */
const chunkBytes = 1024 * 1024;

type Answered = {
  request: FastifyRequest;
  reply: FastifyReply;
  file: BuyersFile;
  /** Undefined for a range beyond the file. */
  range: FileRange | undefined;
  unsent?: (bytes: number) => unknown;
};

export function sendFile({ request: { method }, reply, file, range, unsent }: Answered): void {
  reply.headers(headersOf(file));
  if (range) sendRange(method, reply, file, range, unsent);
  else void reply.code(416).header('content-range', `bytes */${file.size}`).removeHeader('content-type').send();
}

const headersOf = (file: BuyersFile) => ({
  'content-type': file.contentType,
  'content-disposition': `attachment; filename="${file.fileName}"`,
  'accept-ranges': 'bytes',
  etag: file.etag,
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
});

function sendRange(
  method: string,
  reply: FastifyReply,
  { parts, size }: BuyersFile,
  { start, end, partial }: FileRange,
  unsent?: (bytes: number) => unknown,
): void {
  const length = end - start + 1;
  if (partial) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
  reply.header('content-length', length);
  if (method === 'HEAD') {
    // Without a body Fastify would set a content length of its own.
    void reply.send(Readable.from([]));
    return;
  }
  const { socket } = reply.raw;
  const before = socket?.bytesWritten ?? 0;
  reply.raw.once('close', () => {
    const sent = (socket?.bytesWritten ?? 0) - before;
    if (!reply.raw.writableFinished) unsent?.(Math.max(0, length - sent));
  });
  void reply.send(Readable.from(chunksOf(parts, start, end), { objectMode: false, highWaterMark: chunkBytes }));
}

function* chunksOf(parts: readonly Buffer[], start: number, end: number): Generator<Buffer> {
  let offset = 0;
  for (const part of parts) {
    const from = Math.max(0, start - offset);
    const to = Math.min(part.length, end + 1 - offset);
    for (let at = from; at < to; at += chunkBytes) yield part.subarray(at, Math.min(to, at + chunkBytes));
    offset += part.length;
  }
}
