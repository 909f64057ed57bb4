import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { finished, type Readable } from 'node:stream';
import sirv from 'sirv';

/** Text files other than pages: sirv names no charset for them. */
const textTypes: Record<string, string> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
};

/** Serves a built folder: precompressed where the browser accepts it, with ETag, 304 and byte ranges. */
export class StaticFiles {
  private readonly serve: ReturnType<typeof sirv>;

  constructor(directory: string) {
    this.serve = sirv(directory, { etag: true, brotli: true, gzip: true, extensions: [], ignores: false });
  }

  /** @returns whether the file exists; if so, the request is answered */
  send(request: IncomingMessage, response: ServerResponse, file: string, given: Record<string, string>): boolean {
    const text = textTypes[extname(file)];
    const headers = text ? { 'content-type': `${text}; charset=utf-8`, ...given } : given;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (!isPlainRange(request.headers.range)) delete request.headers.range;
    // sirv does not close the file when the client disconnects, and does not handle its errors.
    response.once('pipe', (opened: Readable) => {
      opened.once('error', () => response.destroy());
      finished(response, () => opened.destroy());
    });
    let found = true;
    this.serve(Object.assign(request, { url: `/${file}` }), response, () => {
      found = false;
    });
    if (!found) for (const name of Object.keys(headers)) response.removeHeader(name);
    return found;
  }
}

/** The only form of range that sirv supports: from one byte to another, or to the end. */
function isPlainRange(range: string | undefined): boolean {
  const match = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(range ?? '');
  return match !== null && (match[2] === '' || Number(match[1]) <= Number(match[2]));
}
