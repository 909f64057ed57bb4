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
const register = resolve(import.meta.dirname, '../../../tools/register.mjs');
const types: Record<string, string> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

/**
 * Builds the site with these pixel ids, and with another agency's name if given, and serves it by its manifest.
 * `product` answers all other requests.
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
        // Content is finished when it comes here, with the name in its sentences.
        if (id.includes('/site/src/content/')) return code.replaceAll('${agency.name}', '${name}');
      },
    };
    const builder = await createBuilder({ build: { outDir: process.argv[1] }, plugins: [ids], logLevel: 'error' });
    await builder.buildApp();
    // Vite leaves timers running.
    process.exit();`;
  await promisify(execFile)(process.execPath, ['--import', register, '--input-type=module', '-e', build, dist], {
    cwd: siteFolder,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'production' },
  });
  const site = await serveSite(dist);
  const { close } = site;
  return Object.assign(site, {
    close: () => close().then(() => rm(dist, { recursive: true, force: true })),
  });
}

/** Serves a built site by its manifest. `product` answers all other requests; `dist` selects another build. */
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
