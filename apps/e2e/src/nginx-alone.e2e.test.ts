import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import { problemSchema } from '@blue-peony/contracts';
import { until } from '@blue-peony/test-kit';
import { get, startNginx, unreachable } from './nginx.ts';

/** nginx in front of a server that answers so. */
async function inFrontOf(answer: RequestListener) {
  const stub = createServer(answer);
  await new Promise<void>((listening) => void stub.listen(0, '127.0.0.1', listening));
  const nginx = await startNginx({ gatewayUrl: `http://127.0.0.1:${(stub.address() as AddressInfo).port}` });
  return {
    ...nginx,
    async stop() {
      await nginx.stop();
      stub.closeAllConnections();
      stub.close();
    },
  };
}

test('says in the product’s own words that the gateway is away, and has the desk', async () => {
  const alone = await startNginx({ gatewayUrl: unreachable });
  const response = await fetch(`${alone.url}/api/orders/x`);
  expect([response.status, response.headers.get('content-type')]).toEqual([503, 'application/problem+json']);
  expect(response.headers.get('retry-after')).toBe('10');
  expect(problemSchema.parse(await response.json()).code).toBe('upstream_unavailable');
  expect((await fetch(alone.url)).status).toBe(503);
  expect((await fetch(`${alone.url}/admin`)).status).toBe(200);
  await alone.stop();
});

test('shows a page that has changed within a second, with a copy for all who ask, and parts of a film', async () => {
  let asked = 0;
  const nginx = await inFrontOf(({ url }, response) => {
    response.setHeader('cache-control', /api/.test(url!) ? 'max-age=9' : 'no-cache').end(`page ${++asked}`);
  });
  const words = async (path: string) => (await get(nginx.url, path)).body.toString();
  const pages = await Promise.all(['/pl', '/pl?a=1', '/pl', '/pl?b=2'].map(words));
  expect(new Set(pages).size).toBeLessThan(pages.length);
  await until(async () => !pages.includes(await words('/pl')));
  const part = await get(nginx.url, '/media/hero.mp4', { range: 'bytes=0-3' });
  expect([part.status, part.body.toString()]).toEqual([206, 'page']);
  const owned = `/api/media/${'a'.repeat(64)}/`;
  expect(await words(`${owned}640.avif`)).toBe(await words(`${owned}640.avif`));
  expect(await words(`${owned}video.mp4`)).not.toBe(await words(`${owned}video.mp4`));
  await nginx.stop();
});

test('shows its copy of a page that a gateway of another release does not have, but of no picture', async () => {
  let status = 200;
  const nginx = await inFrontOf((_, response) => response.writeHead(status).end(`answer ${status}`));
  const answers = (paths: string[]) =>
    Promise.all(paths.map(async (path) => (await get(nginx.url, path)).body.toString()));
  const paths = ['/pl', '/media/person.webp'];
  expect(await answers(paths)).toEqual(['answer 200', 'answer 200']);
  status = 404;
  await until(async () => (await get(nginx.url, '/media/person.webp')).status === 404);
  expect(await answers([...paths, '/th'])).toEqual(['answer 200', 'answer 404', 'answer 404']);
  await nginx.stop();
});

test('ends while an open desk still reads its live feed', async () => {
  const nginx = await inFrontOf((_, response) => {
    response.writeHead(200, { 'x-accel-buffering': 'no' }).write('data: 1\n\n');
  });
  const feed = await fetch(`${nginx.url}/api/admin/feed`);
  await nginx.stop();
  await expect(feed.text()).rejects.toThrow('terminated');
});

test('names the client by the address that it saw', async () => {
  const seen: IncomingHttpHeaders[] = [];
  const nginx = await inFrontOf(({ headers }, response) => {
    seen.push(headers);
    response.end();
  });
  await get(nginx.url, '/functions/v1/download-file/token', { 'x-forwarded-for': '203.0.113.9' });
  expect(seen[0]!['x-forwarded-for']).toBe('127.0.0.1');
  await nginx.stop();
});
