import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve } from 'node:path';
import type { ServingManifest } from '@blue-peony/contracts';

/** The site of another agency, with pixels, which the test run has built. */
export const anotherSite = resolve(import.meta.dirname, '../dist/site');
const types: Record<string, string> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

/**
 * Serves a built site by its manifest. `product` answers all other requests; `dist` selects another build.
 * @param base the build that a rendered revision takes its other files from
 */
export async function serveSite(dist: string, base?: string) {
  const site = { url: '', product: '', dist };
  const server = createServer((request, response) => {
    if (site.product && /^\/(api|functions|sandbox-checkout)\//.test(request.url!))
      handOn(request, response, site.product);
    else void answer([site.dist, base ?? site.dist], request, response);
  });
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  site.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(site, {
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  });
}

async function answer(
  [dist, base]: [string, string],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const manifest = JSON.parse(await readFile(join(dist, 'manifest.json'), 'utf8')) as ServingManifest;
  const path = new URL(request.url!, 'http://localhost').pathname;
  const asset = manifest.assets.find(({ prefix }) => path.startsWith(prefix));
  const file = [join(dist, path), join(base, path.replace(/^\/assets\/r-\w+\//, '/assets/'))].find(existsSync);
  const found = asset && file ? { file, status: 200, headers: asset.headers } : undefined;
  const pattern = manifest.patterns.find(({ pattern }) => new RegExp(pattern).test(path));
  const page = manifest.routes[path] ?? found ?? pattern ?? manifest.notFound;
  const bytes = await readFile(resolve(dist, page.file));
  response
    .writeHead(page.status, { 'content-type': types[extname(page.file)] ?? 'text/html', ...page.headers })
    .end(bytes);
}

function handOn(request: IncomingMessage, response: ServerResponse, product: string): void {
  const { method, headers } = request;
  const handed = ask(new URL(request.url!, product), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode!, answer.headers);
    answer.pipe(response);
  });
  handed.on('error', () => response.destroy());
  request.pipe(handed);
}
