import { execFileSync } from 'node:child_process';
import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { jpegPhoto } from '@blue-peony/test-kit';
import { clientOf } from './client.ts';
import { startNginx, unreachable } from './nginx.ts';
import { dataFolder, startProduct, type Product } from './product.ts';

const canary = 'Kanarek7391';

let folder: Awaited<ReturnType<typeof dataFolder>>;
let product: Product;
beforeAll(async () => {
  folder = await dataFolder();
  product = await startProduct({ DATA_DIR: folder.path, RATE_LIMITS: 'off', LOG_LEVEL: 'trace' });
});
afterAll(async () => {
  await product?.stop();
  await folder?.remove();
});

/** Ports on which the process listens. */
const ports = () =>
  execFileSync('ss', ['-l', '-t', '-n', '-p', '-H'], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(`pid=${product.pid},`))
    .map((line) => /:(\d+)\s/.exec(line)![1]!);

test('no port of the all-in-one answers an inner call without a token', async () => {
  const { id } = await clientOf(product).submit();
  const paths = [`mail-texts/received/${id}`, `order-texts/${id}`, `case-texts/${id}`, 'promises'];
  const statuses = new Map<string, number[]>(paths.map((path) => [path, []]));
  for (const port of ports())
    for (const path of paths) {
      const answer = await fetch(`http://127.0.0.1:${port}/inner/${path}`).catch(() => undefined);
      statuses.get(path)!.push(answer?.status ?? 0);
    }
  for (const [path, seen] of statuses) {
    expect([path, seen.filter((status) => status === 200)]).toEqual([path, []]);
    expect(seen).toContain(401);
  }
});

/** A request that `fetch` would refuse to make. @returns its status */
const raw = (url: string, headers: Record<string, string>) =>
  new Promise<number | undefined>((resolve, reject) => {
    request(url, { headers }, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end();
  });

test('no log has what staff search for, the name of a file or a path', async () => {
  const nginx = await startNginx({ gatewayUrl: product.siteUrl });
  const alone = await startNginx({ gatewayUrl: unreachable });
  try {
    const client = clientOf({ ...product, siteUrl: nginx.url });
    const headers = { authorization: `Bearer ${await client.signIn()}` };
    const get = (path: string, url = nginx.url) => fetch(url + path, { headers }).then(({ status }) => status);
    expect(await get(`/api/admin/applications?q=${canary}`)).toBe(200);
    expect(await get(`/api/admin/orders?q=${canary}`)).toBe(200);
    expect(await get(`/api/admin/applications?q=${canary}&limit=wrong`)).toBe(422);
    const { path } = await client.upload(await jpegPhoto(), `${canary}.jpg`);
    expect(path).toContain(canary);
    await client.submit({ file_urls: [path] });
    const [item] = (await client.applications()).items.filter(({ file_urls }) => file_urls.includes(path));
    const { url } = item!.signedUrls!.find((signed) => signed.path === path)!;
    expect(url).not.toContain(canary);
    expect(await get(url)).toBe(200);
    expect(await get(`/api/admin/photos/${path}`)).toBe(403);
    for (const missing of [`/${canary}`, `/api/${canary}`, `/admin/${canary}`]) await get(missing);
    expect(await get(`/api/admin/applications?q=${canary}`, alone.url)).toBe(503);
    expect(await raw(`${nginx.url}/${canary}`, { 'x-long': 'x'.repeat(64_000) })).toBeGreaterThanOrEqual(400);
    expect(await raw(`${nginx.url}/api/${canary}%00`, {})).toBeGreaterThanOrEqual(400);
  } finally {
    await Promise.all([nginx.stop(), alone.stop()]);
  }
  const said = [product.output(), nginx.output(), alone.output()].join('\n');
  expect(product.output()).toContain('/api/admin/applications');
  expect(said.split('\n').filter((line) => line.includes(canary))).toEqual([]);
});
