import { randomInt } from 'node:crypto';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { until } from '@blue-peony/test-kit';
import { coded, codeOf, owner, useGateway, useReplica } from './gateway-under-test.ts';

const gateway = useGateway(() => ({ rateLimits: true }));
const replica = useReplica(gateway);
const newPassword = 'rainy-otter-62-violin';

const stranger = (index: number) => `198.18.${index >> 8}.${index & 255}`;
const home = '203.0.113.99';

/** A call of the sign-in protocol from an address, alternating between two replicas. */
let turn = 0;
const ask = (path: string, body: object, address: string, cookie = '') =>
  (turn++ % 2 ? gateway : replica).post(`/auth/v1${path}`, body, {
    ...coded,
    'x-forwarded-for': address,
    ...(cookie && { cookie }),
  });
const enter = (password: string, address: string, cookie = '') =>
  ask('/token?grant_type=password', { email: owner.email, password }, address, cookie);
const cookieOf = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? '';

/** Runs the calls of `count` strangers, a few at a time. @returns how often each status was answered */
async function crowd(count: number, act: (address: string) => Promise<Response>, first = 0) {
  const statuses: Record<number, number> = {};
  let next = 0;
  const walk = async () => {
    while (next < count) {
      const { status } = await act(stranger(first + next++));
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: 16 }, walk));
  return statuses;
}

/** Waits until no request for mail is pending. */
async function mailed(kind: string, to = owner.email) {
  const waiting = async () =>
    (await gateway.ownerSql.query("SELECT FROM consumer.inbox WHERE state = 'received'")).rowCount! +
    (await gateway.sql.query('SELECT FROM mail_requests UNION ALL SELECT FROM outbox')).rowCount!;
  await until(async () => (await waiting()) === 0);
  return gateway.mails.filter((mail) => mail.kind === kind && mail.to === to);
}

beforeEach(async () => {
  await gateway.sql.query('DELETE FROM rate_limits; DELETE FROM one_time_codes; DELETE FROM known_devices');
  await gateway.sql.query('UPDATE staff SET recovery_mailed_at = NULL');
  await gateway.ensureStaff(owner);
  gateway.mails.length = 0;
});

describe('a thousand recovery requests of strangers for one account', () => {
  test("a thousand strangers' recovery requests cause one mail, and the owner still signs in, recovers and works", async () => {
    const cookie = cookieOf(await enter(owner.password, home));
    const flood = crowd(1_000, (address) => ask('/recover', { email: owner.email }, address));

    // From an unknown device and address.
    const signedIn = await enter(owner.password, '203.0.113.98');
    expect(signedIn.status).toBe(200);
    const { access_token } = (await signedIn.json()) as { access_token: string };
    expect((await gateway.call('/api/admin/settings', access_token)).status).not.toBe(429);
    const work = { headers: { 'x-forwarded-for': '203.0.113.98' } };
    expect((await gateway.call('/auth/v1/user', access_token, work)).status).toBe(200);
    expect(await flood).toEqual({ 200: 1_000 });
    const [only, ...others] = await mailed('recovery');
    expect(others).toEqual([]);

    // The mail that strangers have caused opens the account only for its reader.
    expect((await ask('/recover', { email: owner.email }, '203.0.113.97')).status).toBe(200);
    expect(await mailed('recovery')).toHaveLength(1);
    // The owner's own device gets a new mail.
    expect((await ask('/recover', { email: owner.email }, home, cookie)).status).toBe(200);
    const mails = await mailed('recovery');
    expect(mails).toHaveLength(2);
    const fresh = mails[1] as { token: string };
    const verified = await ask('/verify', { type: 'recovery', token_hash: fresh.token }, home, cookie);
    expect(verified.status).toBe(200);
    const session = (await verified.json()) as { access_token: string };
    const change = { method: 'PUT', headers: { cookie }, body: { password: newPassword } };
    expect((await gateway.call('/auth/v1/user', session.access_token, change)).status).toBe(200);
    expect((await enter(newPassword, home, cookie)).status).toBe(200);
    expect((only as { token: string }).token).not.toBe(fresh.token);

    // Within the same hour another thousand requests cause no mail, although no link is valid any more.
    const more = (first: number) => crowd(30, (address) => ask('/recover', { email: owner.email }, address), first);
    expect(await more(1_000)).toEqual({ 200: 30 });
    expect(await mailed('recovery')).toHaveLength(2);
    await gateway.sql.query("UPDATE staff SET recovery_mailed_at = now() - interval '61 minutes'");
    expect(await more(2_000)).toEqual({ 200: 30 });
    expect(await mailed('recovery')).toHaveLength(3);
  });

  test("strangers' recovery requests for an address without an account get the same answer", async () => {
    const unknown = { email: 'nobody@example.com' };
    expect(await crowd(20, (address) => ask('/recover', unknown, address))).toEqual({ 200: 20 });
    expect(await mailed('recovery', unknown.email)).toEqual([]);
  });

  test('a mailed code works for its recipient, however many codes strangers guess', async () => {
    await ask('/recover', { email: owner.email }, stranger(0));
    const [mail] = (await mailed('recovery')) as unknown as { code: string }[];
    const guess = (token: string, address: string) =>
      ask('/verify', { type: 'recovery', email: owner.email, token }, address);
    expect(await crowd(60, (address) => guess(randomInt(10 ** 11).toString(), address))).toEqual({ 403: 60 });
    expect(mail!.code).toMatch(/^\d{12}$/);
    expect((await guess(mail!.code, home)).status).toBe(200);
  });

  test("strangers who share the owner's address do not use up the requests of the owner's device", async () => {
    const cookie = cookieOf(await enter(owner.password, home));
    for (let run = 0; run < 21; run++) await ask('/recover', { email: `${run}@example.com` }, home);
    expect((await ask('/recover', { email: 'more@example.com' }, home)).status).toBe(429);
    expect((await ask('/recover', { email: owner.email }, home, cookie)).status).toBe(200);
    expect(await mailed('recovery')).toHaveLength(1);
  });
});

describe('password guesses from many addresses', () => {
  const wrong = 'not the password at all';

  test('password guesses from many addresses slow down, never lock the account, and are mailed to its owner once', async () => {
    const cookie = cookieOf(await enter(owner.password, home));
    expect(await crowd(25, (address) => enter(wrong, address))).toEqual({ 400: 25 });
    expect(await mailed('password_guessed')).toHaveLength(1);
    const { rows } = await gateway.sql.query("SELECT staff_id FROM audit WHERE action = 'password.guessed'");
    expect(rows).toHaveLength(1);

    await gateway.sql.query("UPDATE rate_limits SET points = 70 WHERE key LIKE 'guess-account:%'");
    const order: string[] = [];
    const elsewhere = enter(owner.password, '203.0.113.98').finally(() => order.push('elsewhere'));
    const here = enter(owner.password, home, cookie).finally(() => order.push('here'));
    expect([(await here).status, (await elsewhere).status]).toEqual([200, 200]);
    expect(order).toEqual(['here', 'elsewhere']);
  });

  test("password guesses from the owner's own address do not delay the owner's device", async () => {
    const cookie = cookieOf(await enter(owner.password, home));
    for (let run = 0; run < 5; run++) await enter(wrong, home);
    expect((await enter(owner.password, home)).status).toBe(429);
    expect((await enter(owner.password, home, cookie)).status).toBe(200);
  });

  test('password guesses for an address without an account behave the same', async () => {
    const guess = (address: string) =>
      ask('/token?grant_type=password', { email: 'nobody@example.com', password: wrong }, address);
    expect(await crowd(12, guess)).toEqual({ 400: 12 });
    expect((await gateway.sql.query("SELECT points FROM rate_limits WHERE key LIKE 'guess-account:%'")).rows).toEqual([
      { points: 12 },
    ]);
  });
});

test("guesses of the second factor by a thief of the password end soon, are mailed, and do not affect the owner's device", async () => {
  const signIn = async (...from: [address: string, cookie?: string]) =>
    ((await (await enter(owner.password, ...from)).json()) as { access_token: string }).access_token;
  const opened = await signIn(home);
  const post = (path: string, token: string, body: object, headers = {}) =>
    gateway.call(`/auth/v1/factors${path}`, token, { method: 'POST', body, headers });
  const enrolling = await post('', opened, { factor_type: 'totp' });
  const factor = (await enrolling.json()) as { id: string; totp: { secret: string } };
  const verify = async (token: string, code: string, address: string, cookie = '') => {
    const headers = { 'x-forwarded-for': address, cookie };
    const challenge = await post(`/${factor.id}/challenge`, token, {}, headers);
    const { id } = (await challenge.json()) as { id: string };
    return post(`/${factor.id}/verify`, token, { challenge_id: id, code }, headers);
  };
  const right = () => codeOf(factor.totp.secret);
  const hers = await verify(opened, right(), home);
  expect(hers.status).toBe(200);

  const thief = await signIn(stranger(0));
  const statuses = [];
  for (let run = 0; run < 7; run++) statuses.push((await verify(thief, '000000', stranger(run))).status);
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429]);
  expect(await mailed('code_guessed')).toHaveLength(1);

  const cookie = cookieOf(hers);
  const again = await signIn(home, cookie);
  await gateway.sql.query('UPDATE factors SET last_counter = 0');
  expect((await verify(again, right(), home, cookie)).status).toBe(200);
  await gateway.sql.query('DELETE FROM factors');
});
