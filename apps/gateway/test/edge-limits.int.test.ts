import { beforeEach, expect, test } from '@jest/globals';
import { hourlyLimits } from '@blue-peony/contracts';
import { databaseOptions, readMetrics } from '@blue-peony/service-kit';
import { DataSource } from 'typeorm';
import { formPost, until } from '@blue-peony/test-kit';
import { gatewayDatabase } from '../src/index.ts';
import { CountQueue } from '../src/shared/limits/gathered-counts.ts';
import {
  bearer,
  type Calls,
  json,
  owner,
  refusalOf,
  reviewer,
  useGateway,
  useReplica,
  useService,
} from './gateway-under-test.ts';

const intake = useService();
const shop = useService();
const gateway = useGateway(() => ({ intakeUrl: intake.url, commerceUrl: shop.url, rateLimits: true }));
const replica = useReplica(gateway);

const from = (address: string) => ({ 'x-forwarded-for': address });
const submit = (address: string, at: Calls = gateway) => at.post('/api/applications', {}, from(address));
const guess = (address: string, password: string, at: Calls = gateway) =>
  at.post('/auth/v1/token?grant_type=password', { email: reviewer.email, password }, from(address));

beforeEach(async () => {
  await gateway.sql.query('DELETE FROM rate_limits');
  intake.answer = (_request, response) => response.writeHead(201).end('{}');
});

test('one address submits ten applications an hour, counted over all replicas', async () => {
  const gateways = Array.from({ length: 14 }, (_, index) => (index % 2 ? gateway : replica));
  const answers = await Promise.all(gateways.map((each) => submit('203.0.113.1', each)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
  const refused = answers.find(({ status }) => status === 429)!;
  expect(await refused.json()).toMatchObject({ code: 'rate_limited' });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_500);
  expect((await submit('203.0.113.2')).status).toBe(201);
});

test('replicas that count the same addresses in opposite orders count every call', async () => {
  const options = databaseOptions({ ...gatewayDatabase, url: gateway.config.databaseUrl });
  const databases = await Promise.all([1, 2].map(() => new DataSource(options).initialize()));
  const keys = Array.from({ length: 200 }, (_, index) => `opposite:${index}`);
  const rounds = 30;
  const counted = databases.flatMap((database, replica) => {
    const queue = new CountQueue(database);
    const ordered = replica === 0 ? keys : keys.toReversed();
    const calls = Array<string[]>(rounds).fill(ordered).flat();
    return calls.map((key) => queue.add({ key, points: 1, expire: Date.now() + 60_000 }));
  });
  await Promise.all(counted).finally(() => Promise.all(databases.map((database) => database.destroy())));
  const { rows } = await gateway.sql.query('SELECT points, count(*)::int FROM rate_limits GROUP BY points');
  expect(rows).toEqual([{ points: 2 * rounds, count: keys.length }]);
});

test('no count names an address or tells when a call came in, and an expired one is deleted', async () => {
  const before = Date.now();
  await submit('203.0.113.77');
  await guess('203.0.113.77', 'wrong');
  const { rows } = await gateway.sql.query<{ key: string; expire: string }>('SELECT key, expire FROM rate_limits');
  expect(rows.length).toBeGreaterThan(1);
  expect(rows.filter(({ key }) => !/^[\w-]+:[\w-]{22}$/.test(key))).toEqual([]);
  const application = rows.find(({ key }) => key.startsWith('applications:'))!;
  expect(Number(application.expire) % 60_000).toBe(0);
  expect(Number(application.expire)).toBeGreaterThan(before + 3_539_000);
  const options = databaseOptions({ ...gatewayDatabase, url: gateway.config.databaseUrl });
  const database = await new DataSource(options).initialize();
  await gateway.sql.query('UPDATE rate_limits SET expire = $1 WHERE key = $2', [before, application.key]);
  await new CountQueue(database).deleteExpired().finally(() => database.destroy());
  const left = await gateway.sql.query('SELECT 1 FROM rate_limits WHERE key = $1', [application.key]);
  expect(left.rows).toEqual([]);
});

test('of a thousand withdrawals from one address in an hour twenty reach the shop, whatever they name', async () => {
  const send = () => {
    const { headers, ...form } = formPost({
      name: 'Ola',
      contract: `${Math.random()}`,
      email: 'ola@example.com',
      confirm: 'yes',
    });
    return fetch(`${gateway.url}/api/withdrawal/en`, { ...form, headers: { ...headers, ...from('203.0.113.5') } });
  };
  const answers = await Promise.all(Array.from({ length: 1_000 }, send));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1_000 - hourlyLimits.withdrawals);
  expect(shop.received.filter(({ url }) => url === '/api/withdrawal/en')).toHaveLength(hourlyLimits.withdrawals);
});

test('a /64 prefix of IPv6 counts as one address', async () => {
  for (let host = 1; host <= 10; host++) await submit(`2001:db8:0:1::${host}`);
  expect((await submit('2001:db8:0:1:ffff::1')).status).toBe(429);
  expect((await submit('2001:db8:0:2::1')).status).toBe(201);
});

test('refused and repeated applications do not count against the limit', async () => {
  intake.answer = (_request, response) => response.writeHead(422).end('{}');
  for (let run = 0; run < 12; run++) expect((await submit('203.0.113.3')).status).toBe(422);
  intake.answer = (_request, response) => response.writeHead(201, { 'idempotency-replayed': 'true' }).end('{}');
  for (let run = 0; run < 12; run++) expect((await submit('203.0.113.3')).status).toBe(201);
});

test.each([
  ['sixty photos', '/api/uploads', 'file', 60],
  ['ten forms with photos', '/api/apply/en', 'photos', 10],
])('one address sends %s an hour, and a refused one counts', async (_what, path, field, most) => {
  intake.answer = (_request, response) => response.writeHead(415).end('{}');
  const send = async () => {
    const body = new FormData();
    body.set(field, new Blob(['x']), 'x.jpg');
    return (await fetch(gateway.url + path, { method: 'POST', body, headers: from('203.0.113.3') })).status;
  };
  for (let run = 0; run < most; run++) expect(await send()).toBe(415);
  expect(await send()).toBe(429);
});

test('a forwarded address is ignored unless a trusted proxy sent it', async () => {
  const untrusting = await gateway.another({ trustedProxies: [] });
  for (let run = 0; run < 10; run++) await submit(`198.51.100.${run}`, untrusting);
  expect((await submit('198.51.100.99', untrusting)).status).toBe(429);
  await untrusting.close();
});

test('after five wrong passwords the sixth must wait on every replica, but the correct one from elsewhere need not', async () => {
  const guesses = await Promise.all(Array.from({ length: 8 }, () => guess('203.0.113.4', 'wrong')));
  expect(guesses.filter(({ status }) => status === 400)).toHaveLength(5);
  const refused = await guess('203.0.113.4', reviewer.password, replica);
  expect(await refusalOf(refused)).toEqual([429, 'over_request_rate_limit']);
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  expect((await guess('203.0.113.5', reviewer.password)).status).toBe(200);
});

test('the delay grows with the number of wrong passwords', async () => {
  for (let round = 0; round < 2; round++) {
    for (let run = 0; run < 5; run++) expect((await guess('203.0.113.6', 'wrong')).status).toBe(400);
    await gateway.sql.query("DELETE FROM rate_limits WHERE key LIKE 'guess-1m:%'");
  }
  const refused = await guess('203.0.113.6', 'wrong');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800);
});

test('a correct password resets the count of wrong ones', async () => {
  for (let round = 0; round < 4; round++) {
    for (let run = 0; run < 4; run++) await guess('203.0.113.7', 'wrong');
    expect((await guess('203.0.113.7', reviewer.password)).status).toBe(200);
  }
});

test('sessions refresh while sign-ins from that address have to wait', async () => {
  const signedIn = await guess('203.0.113.8', reviewer.password);
  const { refresh_token } = (await signedIn.json()) as { refresh_token: string };
  for (let run = 0; run < 6; run++) await guess('203.0.113.8', 'wrong');
  const refreshed = await gateway.post(
    '/auth/v1/token?grant_type=refresh_token',
    { refresh_token },
    from('203.0.113.8'),
  );
  expect(refreshed.status).toBe(200);
});

test('limits are counted in memory while the database fails', async () => {
  await gateway.ownerSql.query('ALTER TABLE rate_limits RENAME TO elsewhere');
  const answers = [];
  for (let run = 0; run < 11; run++) answers.push((await submit('203.0.113.9')).status);
  await gateway.ownerSql.query('ALTER TABLE elsewhere RENAME TO rate_limits');
  expect(answers).toEqual([...Array<number>(10).fill(201), 429]);
});

test('one mail is sent again three times an hour; failed attempts and other mails do not count', async () => {
  const { access_token } = await gateway.signIn(owner);
  const resend = (id: string, recipient: string) =>
    gateway.post(`/api/admin/applications/${id}/mails`, { recipient }, bearer(access_token).headers);
  const statuses = async (count: number, ...order: Parameters<typeof resend>) =>
    (await Promise.all(Array.from({ length: count }, () => resend(...order)))).map(({ status }) => status).sort();
  const id = '0192d1c2-7b0c-4b0e-9d7b-0d6f6a3c1a99';
  intake.answer = json({}, 404);
  expect(await statuses(1, id, 'applicant')).toEqual([404]);
  const counted = async () =>
    (await gateway.sql.query(`SELECT points FROM rate_limits WHERE key LIKE 'mail-resend%'`)).rows;
  await until(async () => (await counted())[0].points === 0);

  intake.answer = json({ event_id: id }, 202);
  expect(await statuses(5, id, 'applicant')).toEqual([202, 202, 202, 429, 429]);
  const refused = await resend(id.toUpperCase(), 'applicant');
  expect(await refused.json()).toMatchObject({ code: 'rate_limited' });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000);
  expect(await statuses(1, id, 'staff')).toEqual([202]);
});

const came = (report: object, headers: Record<string, string> = from('203.0.113.10')) =>
  gateway.post('/api/funnel', report, headers);
async function funnel() {
  const lines = (await readMetrics()).match(/^blue_peony_funnel_\w+\{.*\} [1-9]\d*$/gm) ?? [];
  return lines.map((line) => line.replace(/,?app="\w+"/, ''));
}
const seen = { page: 'landing', language: 'pl', step: 'seen' };

test("a visitor's step is counted by page, step and language, and recorded nowhere else", async () => {
  gateway.logs.length = 0;
  const answer = await came(seen);
  expect([answer.status, await answer.text(), answer.headers.get('set-cookie')]).toEqual([204, '', null]);
  await came({ page: 'guide', language: 'en', refused: 'checkout_unavailable' });
  await came({ page: 'guide', language: 'en', refused: 'not_found' });
  expect(await funnel()).toEqual([
    'blue_peony_funnel_steps_total{page="landing",step="seen",language="pl"} 1',
    'blue_peony_funnel_refusals_total{page="guide",code="checkout_unavailable",language="en"} 1',
    'blue_peony_funnel_refusals_total{page="guide",code="other",language="en"} 1',
  ]);
  expect(gateway.logs).toEqual([]);
  expect((await gateway.sql.query('SELECT * FROM rate_limits')).rows).toEqual([]);
});

test.each([
  ['a page that counts nothing', { ...seen, page: 'help' }],
  ['a step that there is not', { ...seen, step: 'part_5' }],
  ['a language that there is not', { ...seen, language: 'fr' }],
  ['a code that there is not', { page: 'landing', language: 'pl', refused: 'ada@example.com' }],
  ['a word more', { ...seen, name: 'Ada' }],
])('%s is refused as a step and not counted', async (_what, report) => {
  const before = await funnel();
  expect((await came(report)).status).toBe(422);
  expect(await funnel()).toEqual(before);
});

test('robots and prefetched pages are not counted as visitors', async () => {
  const before = await funnel();
  const robot = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' };
  for (const headers of [robot, { 'sec-purpose': 'prefetch;prerender' }])
    expect((await came(seen, headers)).status).toBe(204);
  expect(await funnel()).toEqual(before);
});

test('an address that reports more steps than people take is refused, without storing anything about it', async () => {
  const answers = await Promise.all(Array.from({ length: 601 }, () => came(seen, from('203.0.113.11'))));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  expect((await gateway.sql.query('SELECT * FROM rate_limits')).rows).toEqual([]);
});

test.each([
  ['a proxy that is not trusted', [], '203.0.113.1', '127.0.0.1'],
  ['a proxy before a trusted one', ['127.0.0.0/8'], '203.0.113.1, 10.1.2.3', '10.1.2.3'],
])(
  '%s is named in the log, once and without the visitor, and a trusted one never',
  async (_case, trustedProxies, forwarded, proxy) => {
    const behind = await gateway.another({ trustedProxies });
    const warnings = () => gateway.logs.filter((line) => line.includes('TRUSTED_PROXIES'));
    gateway.logs.length = 0;
    try {
      await submit('203.0.113.1');
      // The trusted proxy before the gateway of the other tests.
      expect(warnings()).toEqual([]);
      for (let call = 0; call < 3; call++) await submit(forwarded, behind);
      expect(warnings()).toEqual([expect.stringContaining(`"proxy":"${proxy}"`)]);
      expect(warnings()[0]).not.toContain('203.0.113.1');
    } finally {
      await behind.close();
    }
  },
);
