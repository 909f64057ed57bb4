import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { builtOrigin } from '@blue-peony/contracts';
import { PreparedPages } from './prepared-pages.ts';

let folder: string;
let server: Server;
let pages: PreparedPages;
const make = (host: string) => PreparedPages.make(folder, ['page.html', 'long.html'], `https://${host}.example`);
const get = (headers: Record<string, string> = {}, path = '/') =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { headers });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blue-peony-made-'));
  await writeFile(join(folder, 'page.html'), `<a href="${builtOrigin}/pl"> and ${builtOrigin}`);
  await writeFile(join(folder, 'long.html'), await readFile(import.meta.filename));
  server = createServer((request, response) => {
    const status = Number(request.headers['x-status'] ?? 200);
    pages.send(
      { request, response, headers: {} },
      { file: request.url === '/long' ? 'long.html' : 'page.html', status, headers: {} },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  pages = await make('aaa');
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true });
});

test('a page has the same ETag in every process, and another one for another public address', async () => {
  const tagOf = async (host: string) => {
    pages = await make(host);
    return (await get()).headers.get('etag');
  };
  const tag = await tagOf('bbb');
  expect(await tagOf('bbb')).toBe(tag);
  expect(await tagOf('aaa')).not.toBe(tag);
  expect(await (await get()).text()).toBe('<a href="https://aaa.example/pl"> and https://aaa.example');
});

test('answers a cached page with 304, but always sends a not-found page', async () => {
  const etag = (await get()).headers.get('etag')!;
  for (const known of [etag, `"other", ${etag}`, etag.replace('W/', ''), '*'])
    expect([known, (await get({ 'if-none-match': known })).status]).toEqual([known, 304]);
  expect((await get({ 'if-none-match': '"other"' })).status).toBe(200);
  expect((await get({ 'if-none-match': etag, 'x-status': '404' })).status).toBe(404);
});

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['BR', 'br'],
  ['gzip;q=0.5', 'gzip'],
  ['identity', null],
  ['', null],
])('answers accept-encoding "%s" with the encoding %s', async (accepted, encoding) => {
  const response = await get({ 'accept-encoding': accepted });
  expect([response.headers.get('content-encoding'), response.headers.get('vary')]).toEqual([
    encoding,
    'accept-encoding',
  ]);
  expect(await response.text()).toContain('https://aaa.example/pl');
});

test('spends nothing more on a page that a cache asks for', async () => {
  const ask = async () =>
    (await get({ 'accept-encoding': 'br', via: '1.1 nginx' }, '/long')).headers.get('content-length');
  const first = await ask();
  await sleep(500);
  expect(await ask()).toBe(first);
});

test('soon sends a requested page with better compression under the same ETag', async () => {
  const ask = async () => {
    const { headers } = await get({ 'accept-encoding': 'br' }, '/long');
    return { bytes: Number(headers.get('content-length')), etag: headers.get('etag') };
  };
  const first = await ask();
  let later = first;
  while (later.bytes >= first.bytes) later = await ask();
  expect(later.etag).toBe(first.etag);
});
