import { randomBytes, randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from '@jest/globals';
import { endpoints, fillPath, type Endpoint } from '@blue-peony/contracts';
import { json, refusalOf, useGateway, useService } from './gateway-under-test.ts';

const intake = useService();
const gateway = useGateway(() => ({ intakeUrl: intake.url, commerceUrl: intake.url, rateLimits: true }));
beforeEach(async () => {
  await gateway.sql.query('DELETE FROM rate_limits');
  intake.received.length = 0;
  answer(200);
});

const answer = (status: number) => {
  intake.answer = (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'public' }).end('{}');
};
/** Every secret that a call of these tests had. */
const secrets: string[] = [];
function secret(scheme = 'Application'): string {
  secrets.push(randomBytes(36).toString('base64url'));
  return `${scheme} ${secrets.at(-1)}`;
}
const call = (
  authorization: string,
  address = '203.0.113.1',
  { path, method }: Endpoint = endpoints.readMyApplication,
) =>
  fetch(`${gateway.url}${fillPath(path, { name: 'a.jpg', orderId: randomUUID() })}`, {
    method,
    headers: { authorization, 'x-forwarded-for': address },
  });

test("forwards an applicant's secret and forbids caching the answer", async () => {
  const authorization = secret();
  const response = await call(authorization);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(intake.received.at(-1)!.headers.authorization).toBe(authorization);
});

test("forwards no other credential with an applicant's call, and the secret with no other call", async () => {
  const { access_token } = await gateway.signIn();
  for (const other of [`Bearer ${access_token}`, `Basic ${btoa('a:b')}`, 'Application']) {
    await call(other);
    expect(intake.received.at(-1)!.headers.authorization).toBeUndefined();
  }
  await gateway.post('/api/applications', {}, { authorization: secret() });
  expect(intake.received.at(-1)!.headers.authorization).toBeUndefined();
});

test('sends applicants their photos with the same safety headers as staff', async () => {
  const { headers } = await call(secret(), '203.0.113.1', endpoints.openMyPhoto);
  expect(headers.get('content-security-policy')).toMatch(/sandbox/);
  expect(headers.get('referrer-policy')).toBe('no-referrer');
});

/** Intake as it is: one secret is right, every other one gets the same 404. */
function knowOnly(right: string): void {
  intake.answer = (request, response) =>
    json({}, request.headers.authorization === right ? 200 : 404)(request, response);
}

test.each<[string, string, Endpoint, string]>([
  ['an applicant', 'Application', endpoints.readMyApplication, '/api/my/application'],
  ['a buyer', 'Order', endpoints.readOrder, '/api/orders/'],
])(
  'of two hundred guessed secrets from one address sixty get 404 and the others 429, while %s beside them reads on, and none is logged',
  async (_, scheme, row, path) => {
    const right = secret(scheme);
    knowOnly(right);
    const seen: Record<number, number> = {};
    const honest: number[] = [];
    for (let run = 0; run < 10; run++) {
      const [own, ...guesses] = await Promise.all(
        Array.from({ length: 21 }, (_, index) => call(index === 0 ? right : secret(scheme), '203.0.113.1', row)),
      );
      honest.push(own!.status);
      for (const { status } of guesses) seen[status] = (seen[status] ?? 0) + 1;
    }
    expect(seen).toEqual({ 404: 60, 429: 140 });
    expect(honest).toEqual(Array(10).fill(200));
    const refused = await call(secret(scheme), '203.0.113.1', row);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000);
    expect(await refusalOf(refused)).toEqual([429, 'rate_limited']);
    expect((await call(secret(scheme), '203.0.113.2', row)).status).toBe(404);
    const log = gateway.logs.join('');
    expect(log).toContain(path);
    for (const text of secrets) expect(log).not.toContain(text);
  },
);

test('a refused guess at a photo is closed, and leaves its place to the next', async () => {
  const right = secret();
  knowOnly(right);
  for (let run = 0; run < 130; run++) await call(secret(), '203.0.113.1', endpoints.openMyPhoto);
  expect((await call(secret(), '203.0.113.1', endpoints.openMyPhoto)).status).toBe(429);
  expect((await call(right, '203.0.113.1', endpoints.openMyPhoto)).status).toBe(200);
});

test('an application is exported at most five times an hour over all its links, and a failed export is free', async () => {
  const id = randomBytes(16);
  const link = (of = id) => `Application ${Buffer.concat([of, randomBytes(20)]).toString('base64url')}`;
  const download = (authorization: string, address: string) =>
    call(authorization, address, endpoints.exportMyApplication);
  answer(503);
  for (let run = 0; run < 6; run++) expect((await download(link(), '203.0.113.1')).status).toBe(503);
  answer(200);
  for (let run = 0; run < 5; run++) expect((await download(link(), `203.0.113.${run}`)).status).toBe(200);
  expect((await download(link(), '203.0.113.9')).status).toBe(429);
  expect((await download(link(randomBytes(16)), '203.0.113.9')).status).toBe(200);
});
