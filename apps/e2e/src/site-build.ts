import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { agency } from '@blue-peony/agency';
import type { ServingManifest } from '@blue-peony/contracts';

const siteFolder = resolve(import.meta.dirname, '../../site');
const types: Record<string, string> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

/**
 * The site built with these pixel ids, and with another agency's name where one is given; served as its manifest says.
 * `product` answers whatever is no page.
 */
export async function siteWithPixels(ids: { meta: string; tiktok: string }, name: string = agency.name) {
  const dist = await mkdtemp(join(tmpdir(), 'blue-peony-site-'));
  const build = `
    import { createBuilder } from 'vite';
    const ids = {
      name: 'ids',
      enforce: 'pre',
      transform(code, id) {
        if (id.endsWith('/agency/src/tracking.ts')) return 'export const trackingIds = ${JSON.stringify(ids)};';
        if (id.endsWith('/agency/src/agency.ts')) return code.replace("'${agency.name}'", '${JSON.stringify(name)}');
      },
    };
    const builder = await createBuilder({ build: { outDir: process.argv[1] }, plugins: [ids], logLevel: 'error' });
    await builder.buildApp();
    // Vite keeps timers of its own.
    process.exit();`;
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', build, dist], {
    cwd: siteFolder,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'production' },
  });
  const site = await serveSite(dist);
  const { close } = site;
  return Object.assign(site, {
    close: () => close().then(() => rm(dist, { recursive: true, force: true })),
  });
}

/** A built site, served as its manifest says; `product` answers whatever is no page, and another `dist` is another build. */
export async function serveSite(dist: string) {
  const site = { url: '', product: '', dist };
  const server = createServer((request, response) => {
    if (site.product && /^\/(api|functions|sandbox-checkout)\//.test(request.url!))
      handOn(request, response, site.product);
    else void answer(site.dist, request, response);
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

async function answer(dist: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const manifest = JSON.parse(await readFile(join(dist, 'manifest.json'), 'utf8')) as ServingManifest;
  const path = new URL(request.url!, 'http://localhost').pathname;
  const asset = manifest.assets.find(({ prefix }) => path.startsWith(prefix));
  const found =
    asset && existsSync(join(dist, path)) ? { file: path.slice(1), status: 200, headers: asset.headers } : undefined;
  const pattern = manifest.patterns.find(({ pattern }) => new RegExp(pattern).test(path));
  const page = manifest.routes[path] ?? found ?? pattern ?? manifest.notFound;
  const bytes = await readFile(join(dist, page.file));
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
