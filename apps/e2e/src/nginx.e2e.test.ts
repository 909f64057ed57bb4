import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ServingManifest } from '@blue-peony/contracts';
import { freePorts, jpegPhoto, startTcpProxy, until } from '@blue-peony/test-kit';
import { clientOf } from './client.ts';
import { otherHosts } from './hosts.ts';
import { mailsArrived } from './mails.ts';
import { get, keepPages, keptPaths, startNginx, type Answer } from './nginx.ts';
import { dataDir, product, startWith } from './started.ts';

const dist = (app: string, path = '') => resolve(import.meta.dirname, `../../${app}/dist`, path);
const manifest = JSON.parse(readFileSync(dist('site', 'manifest.json'), 'utf8')) as ServingManifest;
const built = (app: string, ending: string) =>
  readdirSync(dist(app, 'assets')).find((name) => name.endsWith(ending)) ?? `no ${ending} in the build`;

const segment = '0123456789abcdef';
const order = '/order/0192d1c2-7b0c-4b0e-9d7b-0d6f6a3c1a11/success';
const publicUrl = 'https://www.agency.example';
const strictTransport = 'max-age=31536000; includeSubDomains';

let port: number;
/** The gateway's address from this machine. */
let gatewayUrl: string;
let nginx: Awaited<ReturnType<typeof startNginx>>;
startWith({
  browser: false,
  async settings() {
    [port] = (await freePorts(1)) as [number];
    const shop = { DOWNLOADS_SEGMENT: segment, CHECKOUT_PROVIDER: 'sandbox' };
    return { PORT: String(port), PUBLIC_URL: publicUrl, ...shop };
  },
});
beforeAll(async () => {
  gatewayUrl = `http://127.0.0.1:${port}`;
  nginx = await startNginx({ gatewayUrl, strictTransport });
});
afterAll(() => nginx?.stop());

// Headers of the connection or the time, and each server's own ETag format.
const own = [
  'connection',
  'keep-alive',
  'date',
  'server',
  'etag',
  'last-modified',
  'x-request-id',
  'accept-ranges',
  'vary',
  // There is no TLS in front of the product under test.
  'strict-transport-security',
];

test.each(['/', '/pl', '/pl/', `${order}/`, '/admin', '/robots.txt', '/nothing'])(
  '%s may only come over TLS',
  async (path) => {
    expect((await get(nginx.url, path)).headers['strict-transport-security']).toBe(strictTransport);
  },
);

/** The parts of a response that visitors and browsers can distinguish. */
function essence({ status, headers, body }: Answer) {
  if (status === 308) return { status, headers: { location: headers.location } };
  const told = Object.entries(headers).filter(([name]) => !own.includes(name) && name !== 'content-length');
  const type = headers['content-type']?.toLowerCase().replace(/;\s*/, '; ');
  return {
    status,
    headers: { ...Object.fromEntries(told), 'content-type': type },
    body: plain(headers['content-encoding'], body).toString('base64'),
  };
}

/** Each server compresses the same pages with its own tool. */
function plain(encoding: string | undefined, body: Buffer): Buffer {
  if (body.length === 0 || !encoding) return body;
  return encoding === 'br' ? brotliDecompressSync(body) : gunzipSync(body);
}

async function expectAlike(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const [theirs, ours] = await Promise.all([gatewayUrl, nginx.url].map((base) => get(base, path, headers, method)));
  const expected = essence(theirs!);
  expect(essence(ours!)).toEqual(expected);
  return ours!;
}

describe('nginx answers as the gateway does', () => {
  test.each(Object.keys(manifest.routes))('at %s, in every encoding', async (path) => {
    for (const encoding of ['br, gzip', 'gzip', 'identity']) {
      const { headers, body } = await expectAlike(path, { 'accept-encoding': encoding });
      expect(otherHosts(plain(headers['content-encoding'], body).toString(), publicUrl)).toEqual([]);
    }
  });

  test.each([
    ['/pl/', 308],
    ['/privacy/?utm_source=x', 308],
    [order, 200],
    [`/pl${order}`, 200],
    [`${order}/?a=1`, 308],
    [`/downloads${segment}`, 200],
    [`/pl/downloads${segment}`, 200],
    [`/downloads${segment}/`, 308],
    ['/downloads-guessed', 404],
    ['/pl/downloads-guessed', 404],
    ['/nothing-here', 404],
    ['/pl/nothing-here', 404],
    ['/manifest.json', 404],
    ['/index.html', 404],
    ['/index.html.br', 404],
    ['/assets/nothing.js', 404],
    [`/assets/${built('site', '.js')}`, 200],
    [`/assets/${built('site', '.woff2')}`, 200],
    ['/media/hero.mp4', 200],
    ['/legal/2024-01-30/th.txt', 200],
    ['/admin', 200],
    ['/admin/applications/17', 200],
    ['/admin/index.html', 200],
    [`/admin/assets/${built('admin', '.js')}`, 200],
    [`/admin/assets/${built('admin', '.css')}`, 200],
    ['/admin/favicon.svg', 200],
  ])('at %s: %d', async (path, status) => {
    for (const method of ['GET', 'HEAD'])
      expect((await expectAlike(path, { 'accept-encoding': 'br' }, method)).status).toBe(status);
  });

  test('and names the public address in what search engines read', async () => {
    const [page, sitemap, robots] = await Promise.all(
      ['/pl', '/sitemap.xml', '/robots.txt'].map(async (path) => (await get(nginx.url, path)).body.toString()),
    );
    expect(page).toContain(`<link rel="canonical" href="${publicUrl}/pl"/>`);
    expect(page).toContain(`<link rel="alternate" hrefLang="uk" href="${publicUrl}/ukr"/>`);
    expect(page).toContain(`<meta property="og:url" content="${publicUrl}/pl"/>`);
    expect(page).toMatch(new RegExp(`<script type="application/ld\\+json">[^<]*"url":"${publicUrl}/"`));
    expect(sitemap).toContain(`<loc>${publicUrl}/pl</loc>`);
    expect(robots).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
  });

  test.each([
    ['/PL', '/pl'],
    ['/De/filming-services?utm_source=x', '/de/filming-services?utm_source=x'],
    ['/tH/nothing-here', '/th/nothing-here'],
    ['/EU/filming-services', '/eu/filming-services'],
  ])('%s leads for good to %s', async (path, lower) => {
    expect(await expectAlike(path)).toMatchObject({ status: 308, headers: { location: lower } });
  });

  test('a path that could break a header leads nowhere', async () => {
    for (const path of ['/PL/%0d%0aset-cookie:a=b', '/order/x%0d%0aset-cookie:a=b/success/'])
      expect((await get(nginx.url, path)).headers).not.toHaveProperty('set-cookie');
  });

  test('a browser that has the page is told so, and a part of a file is enough', async () => {
    const { headers } = await get(nginx.url, '/', { 'accept-encoding': 'br' });
    const known = { 'accept-encoding': 'br', 'if-none-match': headers.etag! };
    expect((await get(nginx.url, '/', known)).status).toBe(304);
    expect((await get(nginx.url, '/nothing-here', known)).status).toBe(404);
    expect(headers.vary).toBe('accept-encoding');
    const part = await expectAlike('/media/hero.mp4', { range: 'bytes=10-19' });
    expect([part.status, part.body.length]).toEqual([206, 10]);
  });
});

test.each(['/../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/assets/../manifest.json', '/admin/../manifest.json'])(
  'nothing outside of the builds is served: %s',
  async (path) => {
    const { status, body } = await get(nginx.url, path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(body.toString()).not.toMatch(/root:|"routes"/);
  },
);

test('missing files of the staff app are not its page', async () => {
  for (const path of ['/admin/assets/nothing.js', '/admin/nothing.png'])
    expect((await get(nginx.url, path)).status).toBe(404);
});

test('takes applications with a photo to the gateway, and lets staff in', async () => {
  const client = clientOf({ siteUrl: nginx.url, staff: product.staff });
  const { path } = await client.upload(await jpegPhoto());
  const { id } = await client.submit({ file_urls: [path] });
  const [item] = (await client.applications()).items;
  expect(item).toMatchObject({ id, file_urls: [path] });
  expect((await fetch(new URL(item!.signedUrls![0]!.url, nginx.url))).status).toBe(200);
  const mails = await mailsArrived(dataDir, 2);
  expect(mails.map(({ text, html }) => otherHosts(`${text}${html}`, publicUrl))).toEqual([[], []]);
});

test('leaves it to the gateway to refuse a file that is too large', async () => {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(21 * 1024 * 1024)]), 'large.jpg');
  const response = await fetch(`${nginx.url}/api/uploads`, { method: 'POST', body: form });
  expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([413, 'photo_too_large']);
});

test('shows its copy of every page, picture and film while the gateway is away, and every script and style', async () => {
  const between = await startTcpProxy({ host: '127.0.0.1', port });
  const front = await startNginx({ gatewayUrl: `http://127.0.0.1:${between.port}` });
  const paths = await keptPaths();
  const list = join(dataDir, 'paths.txt');
  await writeFile(list, paths.join('\n'));
  const keeping = spawn('sh', [keepPages, list, front.url, front.pagesKept], { detached: true });
  const ready = async () => (await get(front.url, '/pages-kept')).status === 200;
  expect(await ready()).toBe(false);
  const texts = paths.filter((path) => !path.startsWith('/media/'));
  await until(async () => (await front.copies()) === paths.length + texts.length);
  await until(ready);
  process.kill(-keeping.pid!);
  await between.cut();

  const page = await get(front.url, '/', { 'accept-encoding': 'br' });
  const files = [
    ...plain('br', page.body)
      .toString()
      .matchAll(/(?:src|href)="(\/(?:assets|media)\/[^"]+)"/g),
  ];
  expect(files.length).toBeGreaterThan(3);
  const asked = [...paths, '/?utm_source=x', order, ...files.map(([, file]) => file!)];
  for (const encoding of ['br, gzip', 'gzip'])
    for (const path of asked)
      expect([path, (await get(front.url, path, { 'accept-encoding': encoding })).status]).toEqual([path, 200]);
  expect((await get(front.url, '/nothing-here')).status).toBe(503);
  await front.stop();
});
