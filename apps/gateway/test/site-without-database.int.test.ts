import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTcpProxy, until, type TcpProxy } from '@blue-peony/test-kit';
import { makeSite } from './a-site.ts';
import { owner, useGateway } from './gateway-under-test.ts';

let site: Awaited<ReturnType<typeof makeSite>>;
let proxy: TcpProxy;
beforeAll(async () => void (site = await makeSite()));
const gateway = useGateway(() => ({ siteDir: site.siteDir, siteDataDir: site.siteDataDir }));
beforeAll(async () => {
  const { hostname, port } = new URL(gateway.config.databaseUrl);
  proxy = await startTcpProxy({ host: hostname, port: Number(port) });
});
afterAll(async () => {
  await proxy.cut();
  await rm(site.folder, { recursive: true });
});

const restarted = (siteDataDir: string) => {
  const url = new URL(gateway.config.databaseUrl);
  url.host = `127.0.0.1:${proxy.port}`;
  return gateway.another({ databaseUrl: url.href, siteDataDir });
};

async function publish(name: string) {
  const { access_token } = await gateway.signIn(owner);
  const call = async (method: string, path = '', body?: object) => {
    const answer = await gateway.call(`/api/admin/site${path}`, access_token, { method, body });
    return (await answer.json()) as { version: number; draft: { version: number } };
  };
  const { draft } = await call('GET');
  const content = { facts: { agency: { name } }, texts: {} };
  const { version } = await call('PUT', '/draft', { content, version: draft.version });
  await call('POST', '/publish', { version, note: '' });
  await until(async () => (await page(gateway.url)).text.includes(`of ${name} `));
}

const page = async (url: string) => {
  const answer = await fetch(`${url}/pl`);
  return { status: answer.status, text: await answer.text() };
};

test('a start without the database serves what was last published here, and follows when it is back', async () => {
  await publish('Rose');
  await proxy.cut();
  const alone = await restarted(site.siteDataDir);
  try {
    expect(await page(alone.url)).toMatchObject({ status: 200, text: expect.stringContaining('of Rose ') });
    expect((await fetch(`${alone.url}/readyz`)).status).toBe(503);
    expect((await fetch(`${alone.url}/auth/v1/.well-known/jwks.json`)).status).toBe(503);
    await publish('Violet');
    await proxy.restore();
    await until(async () => (await page(alone.url)).text.includes('of Violet '));
    await until(async () => (await fetch(`${alone.url}/readyz`)).status === 200);
    expect((await alone.signIn(owner)).access_token).toBeDefined();
  } finally {
    await alone.close();
  }
});

test('another build renders again what this disk knows, and a disk that knows nothing shows nobody else’s site', async () => {
  await proxy.cut();
  await writeFile(join(site.siteDir, 'index.html'), 'index.html of another build');
  const [known, empty] = [await restarted(site.siteDataDir), await restarted(join(site.folder, 'empty'))];
  try {
    expect(await page(known.url)).toMatchObject({ status: 200, text: expect.stringContaining('of Violet ') });
    expect((await page(empty.url)).status).toBe(503);
    await proxy.restore();
    await until(async () => (await page(empty.url)).text.includes('of Violet '));
  } finally {
    await Promise.all([known.close(), empty.close()]);
  }
});
