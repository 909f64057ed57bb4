import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { builtOrigin, type ServingManifest } from '@blue-peony/contracts';
import { publicUrl, useGateway, useService } from './gateway-under-test.ts';

let folder: string;
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${gateway.url}${path}`, { headers, method, redirect: 'manual' });

const policy = {
  'content-security-policy': "default-src 'self'; frame-ancestors 'none'",
  'cache-control': 'no-cache',
  'content-type': 'text/html; charset=utf-8',
};
const manifest: ServingManifest = {
  redirects: [{ pattern: '^/(?!pl(?:/|$))[pP][lL]((?:/[\\w/.~-]*)?)$', to: '/pl$1' }],
  routes: {
    '/': { file: 'index.html', status: 200, headers: policy },
    '/pl': { file: 'pl/index.html', status: 200, headers: { ...policy, 'content-language': 'pl' } },
  },
  patterns: [
    {
      pattern: '^/order/[^/]+/success$',
      file: 'order.html',
      status: 200,
      headers: { 'referrer-policy': 'no-referrer' },
    },
    { pattern: '^/downloads([\\w-]+)$', asks: '/api/guide-files/$1', file: 'order.html', status: 200, headers: policy },
    { pattern: '^/pl/', file: 'pl/404.html', status: 404, headers: policy },
  ],
  notFound: { file: '404.html', status: 404, headers: policy },
  assets: [{ prefix: '/assets/', headers: { 'cache-control': 'public, max-age=31536000, immutable' } }],
};

async function write(path: string, content: string, compressed = false) {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
  if (!compressed) return;
  await writeFile(`${file}.br`, brotliCompressSync(content));
  await writeFile(`${file}.gz`, gzipSync(content));
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pages-'));
  await write('site/manifest.json', JSON.stringify(manifest));
  await write('site/index.html', `<h1>Home of ${builtOrigin}</h1>${' '.repeat(2_000)}`);
  await write('site/pl/index.html', '<h1>Dom</h1>');
  await write('site/pl/404.html', '<h1>Nic tu nie ma</h1>');
  await write('site/order.html', '<h1>Order</h1>');
  await write('site/404.html', '<h1>Nothing here</h1>');
  await write('site/assets/app.js', '0123456789', true);
  await write('site/secret.txt', 'not in the manifest');
  await write('admin/index.html', '<h1>Desk</h1>');
  await write('admin/assets/desk.js', 'desk()');
});
const commerce = useService();
const gateway = useGateway(() => ({
  siteDir: join(folder, 'site'),
  adminDir: join(folder, 'admin'),
  commerceUrl: commerce.url,
  rateLimits: true,
}));
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the site', () => {
  test('answers a path of the manifest with its file, status and headers', async () => {
    const home = await get('/?utm_source=x');
    expect([home.status, (await home.text()).trim()]).toEqual([200, `<h1>Home of ${publicUrl}</h1>`]);
    expect(Object.fromEntries(home.headers)).toMatchObject({
      ...policy,
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.any(String),
    });
    expect((await get('/pl')).headers.get('content-language')).toBe('pl');
  });

  test.each([
    '/',
    '/pl',
    '/nothing',
    '/assets/app.js',
    '/admin',
    '/admin/assets/desk.js',
    '/PL',
    '/healthz',
    '/api/none',
  ])('no page can frame the answer to %s, and its text names its encoding', async (path) => {
    const { headers } = await get(path, { 'accept-encoding': 'br' });
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('content-type') ?? 'text; charset=utf-8').toContain('charset=utf-8');
  });

  test('answers every other path with the not-found page and status 404', async () => {
    for (const path of [
      '/nothing',
      '/secret.txt',
      '/manifest.json',
      '/assets/none.js',
      '/assets/..%2fsecret.txt',
      '/constructor',
    ]) {
      const response = await get(path, { 'if-none-match': '*', range: 'bytes=0-3' });
      expect([path, response.status, await response.text()]).toEqual([path, 404, '<h1>Nothing here</h1>']);
    }
  });

  test('answers HEAD without a body, ranges with a part, and unsupported ranges with the whole file', async () => {
    const head = await get('/', {}, 'HEAD');
    expect([head.status, Number(head.headers.get('content-length')) > 0, await head.text()]).toEqual([200, true, '']);
    const identity = { 'accept-encoding': 'identity' };
    const part = await get('/assets/app.js', { ...identity, range: 'bytes=2-4' });
    expect(part.headers.get('cache-control')).toContain('immutable');
    expect([part.status, await part.text()]).toEqual([206, '234']);
    expect(await (await get('/assets/app.js', { ...identity, range: 'bytes=-3' })).text()).toBe('789');
    for (const range of ['bytes=5-2', 'bytes=a-b', 'bytes=0-1,3-4', 'x'])
      expect((await get('/assets/app.js', { ...identity, range })).status).toBe(200);
    expect((await get('/assets/app.js', { ...identity, range: 'bytes=99-' })).status).toBe(416);
  });

  test('redirects a path with a trailing slash to the page', async () => {
    const response = await get('/pl/?a=b');
    expect([response.status, response.headers.get('location')]).toEqual([308, '/pl?a=b']);
    expect((await get('//evil.example/')).status).toBe(404);
  });

  test('answers a path that only commerce knows with 404 when commerce does, and with the page when commerce is away', async () => {
    commerce.answer = ({ url }, response) => response.writeHead(url === '/api/guide-files/-kx83' ? 200 : 404).end();
    const answers = async (path: string) => {
      const answer = await get(path);
      return [answer.status, await answer.text()];
    };
    expect(await answers('/downloads-kx83')).toEqual([200, '<h1>Order</h1>']);
    expect(await answers('/downloads-kx84')).toEqual([404, '<h1>Nothing here</h1>']);
    expect(await answers('/downloads/kx83')).toEqual([404, '<h1>Nothing here</h1>']);
    commerce.answer = (_request, response) => response.writeHead(503).end();
    expect(await answers('/downloads-kx84')).toEqual([200, '<h1>Order</h1>']);
    expect(gateway.logs.join('')).not.toContain('kx8');
  });

  test('asks commerce about 120 such paths an hour for one address, and lets its further pages ask in the browser', async () => {
    commerce.received.length = 0;
    commerce.answer = (_request, response) => response.writeHead(404).end();
    const open = (segment: number, address: string) =>
      get(`/downloads-${segment}`, { 'x-forwarded-for': address }).then(({ status }) => status);
    const statuses = await Promise.all(Array.from({ length: 125 }, (_, segment) => open(segment, '203.0.113.1')));
    expect(commerce.received.filter(({ url }) => url.startsWith('/api/guide-files/'))).toHaveLength(120);
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect(await open(1, '203.0.113.2')).toBe(404);
  });

  test('answers a path with a parameter by its pattern, and redirects its trailing slash', async () => {
    for (const id of ['7f0c8c64', ':orderId', '%C5%BC']) {
      const order = await get(`/order/${id}/success?a=b`);
      expect([order.status, await order.text()]).toEqual([200, '<h1>Order</h1>']);
      expect(order.headers.get('referrer-policy')).toBe('no-referrer');
    }
    const slash = await get('/order/1/success/');
    expect([slash.status, slash.headers.get('location')]).toEqual([308, '/order/1/success']);
    for (const path of ['/order/1', '/order//success', '/order/1/2/success', '/x/order/1/success'])
      expect([path, (await get(path)).status]).toEqual([path, 404]);
  });

  test('sends the not-found page in the language of the path', async () => {
    const response = await get('/pl/nothing');
    expect([response.status, await response.text()]).toEqual([404, '<h1>Nic tu nie ma</h1>']);
    expect((await get('/pl/')).status).toBe(308);
    expect(await (await get('/plx/nothing')).text()).toBe('<h1>Nothing here</h1>');
  });

  test('refuses other methods on pages', async () => {
    const response = await get('/', {}, 'POST');
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('the staff app', () => {
  test.each(['/admin', '/admin/', '/admin/applications/1'])(
    "answers %s with the staff app's one page and a strict policy",
    async (path) => {
      const response = await get(path);
      expect([response.status, await response.text()]).toEqual([200, '<h1>Desk</h1>']);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self'; /);
    },
  );

  test("lets browsers cache the staff app's built files forever, and answers 404 for a missing one", async () => {
    expect((await get('/admin/assets/desk.js')).headers.get('cache-control')).toContain('immutable');
    expect((await get('/admin/assets/none.js')).status).toBe(404);
    expect((await get('/administration')).status).toBe(404);
  });
});

test('never answers a path of the API with a page', async () => {
  for (const path of ['/api', '/api/nothing', '/auth/nothing']) {
    const response = await get(path);
    expect([response.status, response.headers.get('content-type')?.split(';')[0]]).toEqual([
      404,
      'application/problem+json',
    ]);
  }
});
