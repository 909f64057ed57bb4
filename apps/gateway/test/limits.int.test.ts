import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { startGateway } from '../src/index.ts';
import {
  bearer,
  postJson,
  owner,
  reviewer,
  signIn,
  startService,
  startUnderTest,
  type UnderTest,
} from './gateway-under-test.ts';

let intake: Awaited<ReturnType<typeof startService>>;
let gateway: UnderTest;
let replica: Awaited<ReturnType<typeof startGateway>>;

const from = (address: string) => ({ 'x-forwarded-for': address });
const submit = (address: string, url = gateway.url) => postJson(`${url}/api/applications`, {}, from(address));
const guess = (address: string, password: string, url = gateway.url) =>
  postJson(`${url}/auth/v1/token?grant_type=password`, { email: reviewer.email, password }, from(address));

beforeAll(async () => {
  intake = await startService();
  gateway = await startUnderTest({ intakeUrl: intake.url, rateLimits: true });
  replica = await startGateway(gateway.config, gateway.parts);
});
afterAll(async () => {
  await replica?.close();
  await gateway?.close();
  await intake?.close();
});
beforeEach(async () => {
  await gateway.sql.query('DELETE FROM rate_limits');
  intake.answer = (_request, response) => response.writeHead(201).end('{}');
});

test('an address submits ten applications an hour, counted over all replicas', async () => {
  const urls = Array.from({ length: 14 }, (_, index) => (index % 2 ? gateway.url : replica.url));
  const answers = await Promise.all(urls.map((url) => submit('203.0.113.1', url)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
  const refused = answers.find(({ status }) => status === 429)!;
  expect(await refused.json()).toMatchObject({ code: 'rate_limited' });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_500);
  expect((await submit('203.0.113.2')).status).toBe(201);
});

test('one /64 of IPv6 is one address', async () => {
  for (let host = 1; host <= 10; host++) await submit(`2001:db8:0:1::${host}`);
  expect((await submit('2001:db8:0:1:ffff::1')).status).toBe(429);
  expect((await submit('2001:db8:0:2::1')).status).toBe(201);
});

test('refused and repeated applications cost nothing, refused photos do', async () => {
  intake.answer = (_request, response) => response.writeHead(422).end('{}');
  for (let run = 0; run < 12; run++) expect((await submit('203.0.113.3')).status).toBe(422);
  intake.answer = (_request, response) => response.writeHead(201, { 'idempotency-replayed': 'true' }).end('{}');
  for (let run = 0; run < 12; run++) expect((await submit('203.0.113.3')).status).toBe(201);

  intake.answer = (_request, response) => response.writeHead(415).end('{}');
  const upload = () => {
    const body = new FormData();
    body.set('file', new Blob(['x']), 'x.jpg');
    return fetch(`${gateway.url}/api/uploads`, { method: 'POST', body, headers: from('203.0.113.3') });
  };
  for (let run = 0; run < 60; run++) expect((await upload()).status).toBe(415);
  expect((await upload()).status).toBe(429);
});

test('an address that no trusted proxy vouches for is not believed', async () => {
  const untrusting = await startGateway({ ...gateway.config, trustedProxies: [] }, gateway.parts);
  for (let run = 0; run < 10; run++) await submit(`198.51.100.${run}`, untrusting.url);
  expect((await submit('198.51.100.99', untrusting.url)).status).toBe(429);
  await untrusting.close();
});

test('after five wrong passwords the sixth waits, on every replica; the right one from elsewhere does not', async () => {
  const guesses = await Promise.all(Array.from({ length: 8 }, () => guess('203.0.113.4', 'wrong')));
  expect(guesses.filter(({ status }) => status === 400)).toHaveLength(5);
  const refused = await guess('203.0.113.4', reviewer.password, replica.url);
  expect([refused.status, await refused.json()]).toEqual([
    429,
    expect.objectContaining({ error_code: 'over_request_rate_limit' }),
  ]);
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  expect((await guess('203.0.113.5', reviewer.password)).status).toBe(200);
});

test('waits grow with the number of wrong passwords', async () => {
  for (let round = 0; round < 2; round++) {
    for (let run = 0; run < 5; run++) expect((await guess('203.0.113.6', 'wrong')).status).toBe(400);
    await gateway.sql.query("DELETE FROM rate_limits WHERE key LIKE 'guess-1m:%'");
  }
  const refused = await guess('203.0.113.6', 'wrong');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800);
});

test('a right password forgives the wrong ones before it', async () => {
  for (let round = 0; round < 4; round++) {
    for (let run = 0; run < 4; run++) await guess('203.0.113.7', 'wrong');
    expect((await guess('203.0.113.7', reviewer.password)).status).toBe(200);
  }
});

test('refreshing goes on while passwords from that address have to wait', async () => {
  const signedIn = await guess('203.0.113.8', reviewer.password);
  const { refresh_token } = (await signedIn.json()) as { refresh_token: string };
  for (let run = 0; run < 6; run++) await guess('203.0.113.8', 'wrong');
  const refreshed = await postJson(
    `${gateway.url}/auth/v1/token?grant_type=refresh_token`,
    { refresh_token },
    from('203.0.113.8'),
  );
  expect(refreshed.status).toBe(200);
});

test('limits hold in memory while the database refuses to count', async () => {
  await gateway.ownerSql.query('ALTER TABLE rate_limits RENAME TO elsewhere');
  const answers = [];
  for (let run = 0; run < 11; run++) answers.push((await submit('203.0.113.9')).status);
  await gateway.ownerSql.query('ALTER TABLE elsewhere RENAME TO rate_limits');
  expect(answers).toEqual([...Array<number>(10).fill(201), 429]);
});

test('one mail is sent again three times an hour, a failed order and another mail not counted', async () => {
  const { access_token } = await signIn(gateway.url, owner);
  const resend = (id: string, recipient: string) =>
    postJson(`${gateway.url}/api/admin/applications/${id}/mails`, { recipient }, bearer(access_token).headers);
  const statuses = async (count: number, ...order: Parameters<typeof resend>) =>
    (await Promise.all(Array.from({ length: count }, () => resend(...order)))).map(({ status }) => status).sort();
  const id = '0192d1c2-7b0c-4b0e-9d7b-0d6f6a3c1a99';
  intake.answer = (_request, response) => response.writeHead(404).end('{}');
  expect(await statuses(1, id, 'applicant')).toEqual([404]);
  const counted = async () =>
    (await gateway.sql.query(`SELECT points FROM rate_limits WHERE key LIKE 'mail-resend%'`)).rows;
  for (let left = 100; left > 0 && (await counted())[0].points > 0; left--) await sleep(20);
  expect(await counted()).toEqual([{ points: 0 }]);

  intake.answer = (_request, response) => response.writeHead(202).end(JSON.stringify({ event_id: id }));
  expect(await statuses(5, id, 'applicant')).toEqual([202, 202, 202, 429, 429]);
  const refused = await resend(id.toUpperCase(), 'applicant');
  expect(await refused.json()).toMatchObject({ code: 'rate_limited' });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000);
  expect(await statuses(1, id, 'staff')).toEqual([202]);
});
