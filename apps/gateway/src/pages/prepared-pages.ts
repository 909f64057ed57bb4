import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { builtOrigin } from '@blue-peony/contracts';
import {
  headOf,
  isKnown,
  preferred,
  type Asked,
  type Encoding,
  type Head,
  type Headers,
  respond,
} from '../shared/files/respond.ts';

/**
 * Brotli's best quality takes fifty times as long as the quick one and saves a tenth of the bytes. So a start uses the
 * quick one, and a page is compressed again at best quality after its first request.
 */
const qualities = { quick: 5, best: 11 };

type Made = { etag: string; bodies: Record<Encoding, Buffer>; isBest?: true };
type Page = { file: string; status: number; headers: Headers };

/** Pages of the site with its public origin filled in, compressed and kept in memory. */
export class PreparedPages {
  private readonly heads = new WeakMap<Page, Head>();

  private constructor(private readonly made: ReadonlyMap<string, Made>) {}

  /** @param origin public origin of the site */
  static async make(directory: string, files: Iterable<string>, origin: string): Promise<PreparedPages> {
    const made = new Map<string, Made>();
    // Sequential: compressing all pages at once would need too much memory.
    for (const file of new Set(files)) {
      const built = await readFile(join(directory, file), 'utf8');
      made.set(file, await make(Buffer.from(built.replaceAll(builtOrigin, origin))));
    }
    return new PreparedPages(made);
  }

  send(asked: Asked, page: Page): void {
    const { request } = asked;
    const { etag, bodies } = this.made.get(page.file)!;
    const encoding = preferred(request);
    const body = bodies[encoding];
    // A cache asks for every page, and then only whether it has changed.
    if (encoding === 'br' && !request.headers.via) this.improve(page.file);
    const head = this.heads.get(page) ?? headOf({ ...page.headers, etag, vary: 'accept-encoding' });
    this.heads.set(page, head);
    // A not-found page is never answered with 304.
    if (page.status === 200 && isKnown(request, etag)) {
      respond(asked, 304, head).end();
      return;
    }
    const encoded = encoding === 'identity' ? [] : ['content-encoding', encoding];
    respond(asked, page.status, head, [...encoded, 'content-length', String(body.length)]).end(body);
  }

  private improve(file: string): void {
    const made = this.made.get(file)!;
    if (made.isBest) return;
    made.isBest = true;
    // If the memory is short, the quick version stays.
    brotli(made.bodies.identity, qualities.best).then(
      (br) => (made.bodies.br = br),
      () => undefined,
    );
  }
}

const brotli = (body: Buffer, quality: number): Promise<Buffer> =>
  promisify(brotliCompress)(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });

async function make(identity: Buffer): Promise<Made> {
  const [br, gz] = await Promise.all([brotli(identity, qualities.quick), promisify(gzip)(identity)]);
  // The same ETag in every process that serves this page.
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return { etag, bodies: { br, gzip: gz, identity } };
}
