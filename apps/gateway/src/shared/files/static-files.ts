import { createReadStream, readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream';
import { fileTypes } from '@blue-peony/contracts';
import { wantedRange } from '@blue-peony/service-kit';
import { headOf, isKnown, preferred, type Asked, type Encoding, type Head, type Headers, respond } from './respond.ts';

type File = {
  path: string;
  size: number;
  etag: string;
  headers: Headers;
  /** Made from `headers` and what was given with the last request. */
  head?: Head;
  given?: Readonly<Headers>;
  body?: Buffer;
};

/** Bytes of a file that is kept in memory after its first request, and of all of them together. */
const kept = { each: 64 * 1024, all: 4 * 1024 * 1024 };
const inMemory = new Set<File>();
let bytesInMemory = 0;

const endings: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' };
const encodings: Record<string, Encoding> = { '.br': 'br', '.gz': 'gzip' };

/** Serves a built folder: precompressed where the browser accepts it, with ETag, 304 and byte ranges. */
export class StaticFiles {
  private readonly files = new Map<string, File>();

  constructor(directory: string) {
    for (const name of readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
      if (/(^|\/)\./.test(name)) continue;
      const path = join(directory, name);
      const stats = statSync(path);
      if (stats.isFile()) this.files.set(name, describe(path, stats));
    }
  }

  /** @returns whether the file exists; if so, the request is answered */
  send(asked: Asked, name: string, given: Readonly<Headers>): boolean {
    const { request } = asked;
    const file = this.files.get(name + endings[preferred(request)]) ?? this.files.get(name);
    if (!file) return false;
    if (file.given !== given) Object.assign(file, { given, head: headOf({ ...file.headers, ...given }) });
    if (isKnown(request, file.etag)) respond(asked, 304, file.head!).end();
    else sendPart(asked, file);
    return true;
  }
}

function sendPart(asked: Asked, file: File): void {
  const { path, size, body } = file;
  const { request, response } = asked;
  const range = wantedRange(request.headers.range, size);
  const begun = (status: number, ...more: string[]) => respond(asked, status, file.head!, more);
  if (!range) return void begun(416, 'content-range', `bytes */${size}`, 'content-length', '0').end();
  const { start, end, partial } = range;
  const length = ['content-length', String(end - start + 1)];
  if (partial) begun(206, ...length, 'content-range', `bytes ${start}-${end}/${size}`, 'accept-ranges', 'bytes');
  else begun(200, ...length);
  if (request.method === 'HEAD') response.end();
  else if (body) response.end(partial ? body.subarray(start, end + 1) : body);
  else if (size <= kept.each)
    keep(file).then(
      (body) => response.end(body.subarray(start, end + 1)),
      () => response.destroy(),
    );
  // A file that fails ends the connection, and a client that leaves closes the file.
  else pipeline(createReadStream(path, { start, end }), response, () => undefined);
}

function describe(path: string, { size, mtimeMs }: { size: number; mtimeMs: number }): File {
  const encoding = encodings[extname(path)];
  const type = fileTypes[extname(encoding ? path.slice(0, -3) : path).slice(1)] ?? 'application/octet-stream';
  const isText = type.startsWith('text/') || type === fileTypes.svg;
  const etag = `W/"${size}-${Math.floor(mtimeMs)}"`;
  const headers = {
    'content-type': isText ? `${type}; charset=utf-8` : type,
    ...(encoding && { 'content-encoding': encoding }),
    'last-modified': new Date(mtimeMs).toUTCString(),
    vary: 'accept-encoding',
    etag,
  };
  return { path, size, etag, headers };
}

/** Reads a file into memory, and forgets the oldest ones when there are too many. */
async function keep(file: File): Promise<Buffer> {
  const body = await readFile(file.path);
  if (!inMemory.has(file)) bytesInMemory += file.size;
  inMemory.add(file);
  file.body = body;
  for (const oldest of inMemory) {
    if (bytesInMemory <= kept.all) break;
    inMemory.delete(oldest);
    bytesInMemory -= oldest.size;
    delete oldest.body;
  }
  return body;
}
