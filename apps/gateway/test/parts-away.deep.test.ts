import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { problemSchema, readinessSchema } from '@blue-peony/contracts';
import { startTcpProxy, type TcpProxy } from '@blue-peony/test-kit';
import { coded, reviewer, useGateway, useService } from './gateway-under-test.ts';

// Before the gateway that owns the database closes.
afterAll(async () => {
  await gateway?.close();
  await proxy?.cut();
});
const intake = useService();
const base = useGateway(() => ({ rateLimits: true, intakeUrl: intake.url }));
let proxy: TcpProxy;
/** Connects to its database through the proxy. */
let gateway: Awaited<ReturnType<typeof base.another>>;

beforeAll(async () => {
  const { hostname, port } = new URL(base.config.databaseUrl);
  proxy = await startTcpProxy({ host: hostname, port: Number(port) });
  const near = Object.assign(new URL(base.config.databaseUrl), { hostname: '127.0.0.1', port: String(proxy.port) });
  gateway = await base.another({ databaseUrl: near.href });
});

const password = (headers = {}) => gateway.post('/auth/v1/token?grant_type=password', reviewer, headers);
const comesBack = ({ headers }: Response) => {
  const seconds = Number(headers.get('retry-after'));
  return seconds >= 5 && seconds <= 30;
};
const readiness = async () => {
  const answer = await fetch(`${gateway.url}/readyz`);
  return { status: answer.status, ...readinessSchema.parse(await answer.json()) };
};

test("sign-in reports a database outage in the protocol's format, and the session survives it", async () => {
  const { lib, session } = await gateway.signedIn();
  await proxy.cut();
  const plain = await password();
  expect([plain.status, comesBack(plain)]).toEqual([503, true]);
  expect(await plain.json()).toMatchObject({ code: 503, error_code: 'unavailable' });
  const answer = await password(coded);
  expect(answer.headers.get('x-supabase-api-version')).toBe('2024-01-01');
  expect(await answer.json()).toMatchObject({ code: 'unavailable' });
  const list = await gateway.call('/api/admin/applications', session.access_token);
  expect([list.status, comesBack(list)]).toEqual([503, true]);
  expect(problemSchema.parse(await list.json()).code).toBe('unavailable');
  const { error } = await lib.getUser();
  expect(error).toMatchObject({ name: 'AuthRetryableFetchError', status: 503 });

  await proxy.restore();
  while ((await password()).status !== 200);
  expect((await lib.getUser()).error).toBeNull();
});

test('readiness names the dependencies that an inner service misses, and the gateway stays ready', async () => {
  intake.ready = (response) =>
    response.writeHead(503).end(JSON.stringify({ away: ['database', 'photo store'], since: {} }));
  const names = async () => (await readiness()).away.filter((name) => name.startsWith('intake'));
  while (!(await names()).includes('intake/photo store'));
  expect(await names()).toEqual(['intake/database', 'intake/photo store']);
  expect(await readiness()).toMatchObject({ status: 200, since: { 'intake/database': expect.any(String) } });
  intake.ready = (response) => response.writeHead(500).end('no JSON');
  while (!(await names()).includes('intake'));
  expect(await names()).toEqual(['intake']);
  intake.ready = (response) => response.end('{}');
  while ((await names()).length > 0);
});

test('readiness names a service whose callers find no free connection', async () => {
  const names = async () => (await readiness()).away;
  const held: ServerResponse[] = [];
  intake.answer = (_request, response) => held.push(response);
  const submit = (_: unknown, index: number) =>
    gateway.post('/api/applications', {}, { 'x-forwarded-for': `203.0.113.${100 + (index % 96)}` });
  const calls = Array.from({ length: 384 }, submit);
  while (!(await names()).includes('intake'));
  intake.answer = (_request, response) => response.end('{}');
  for (const response of held) response.end('{}');
  await Promise.all(calls);
});

test('while the database hangs, calls are counted in memory and continue', async () => {
  proxy.freeze();
  const answers = [];
  for (let call = 0; call < 11; call++) {
    const answer = await gateway.post('/api/applications', {}, { 'x-forwarded-for': '203.0.113.20' });
    answers.push(answer.status);
  }
  expect((await password()).status).toBe(503);
  proxy.thaw();
  expect(answers).toEqual([...Array<number>(10).fill(200), 429]);
  while ((await password()).status !== 200);
});
