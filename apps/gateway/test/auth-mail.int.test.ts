import { beforeEach, describe, expect, test } from '@jest/globals';
import { jsonPost, until } from '@blue-peony/test-kit';
import { coded, owner, refusalOf, reviewer, useGateway, useReplica } from './gateway-under-test.ts';

const gateway = useGateway();
const newPassword = 'rainy-otter-62-violin';
/** Status and code of a call with a mailed code. */
const use = async (body: object) => refusalOf(await gateway.post('/auth/v1/verify', body, coded));
const expired = [403, 'otp_expired'];

/** Id of a device on which the account has signed in: it gets a new mail for each request. */
const deviceId = 'a'.repeat(43);
async function recoveryMail(email = reviewer.email) {
  const cookie = `blue_peony_device=${deviceId}`;
  expect((await gateway.post('/auth/v1/recover', { email }, { cookie })).status).toBe(200);
  return gateway.mail('recovery', email);
}

beforeEach(async () => {
  gateway.mails.length = 0;
  await gateway.ensureStaff(reviewer);
  await gateway.sql.query('UPDATE staff SET recovery_mailed_at = NULL; DELETE FROM one_time_codes');
  await gateway.sql.query(
    'INSERT INTO known_devices (hash, staff_id) SELECT sha256($1), id FROM staff ON CONFLICT DO NOTHING',
    [Buffer.from(deviceId)],
  );
});

describe('the session library', () => {
  test("the session library recovers a password by the link's token: PASSWORD_RECOVERY, then USER_UPDATED", async () => {
    const elsewhere = await gateway.signIn();
    const { lib, events } = gateway.library();
    expect((await lib.resetPasswordForEmail('Reviewer@Example.com')).error).toBeNull();
    const { token } = await gateway.mail('recovery', reviewer.email);
    const verified = await lib.verifyOtp({ type: 'recovery', token_hash: token });
    expect(verified.error).toBeNull();
    expect(verified.data.session?.expires_in).toBe(3600);
    expect((await lib.updateUser({ password: newPassword })).error).toBeNull();
    expect(events).toEqual(expect.arrayContaining(['PASSWORD_RECOVERY', 'USER_UPDATED']));

    expect((await lib.getUser()).error).toBeNull();
    expect((await gateway.call('/auth/v1/user', elsewhere.access_token)).status).toBe(403);
    const old = await gateway.post('/auth/v1/token?grant_type=password', reviewer, coded);
    expect(await refusalOf(old)).toEqual([400, 'invalid_credentials']);
    expect((await gateway.signIn({ ...reviewer, password: newPassword })).access_token).toBeTruthy();
    await gateway.mail('password_changed', reviewer.email);
  });

  test('the session library recovers by address and code, typed with a space', async () => {
    const { code } = await recoveryMail();
    const { lib, events } = gateway.library();
    const token = code.replace(/^(.{4})/, '$1 ');
    expect((await lib.verifyOtp({ type: 'recovery', email: reviewer.email, token })).error).toBeNull();
    expect(events).toContain('PASSWORD_RECOVERY');
  });

  test('the code of a link that opens this server is exchanged only in the browser that requested it', async () => {
    const { lib, events } = gateway.library();
    await lib.resetPasswordForEmail(reviewer.email);
    const { token } = await gateway.mail('recovery', reviewer.email);
    const redirect_to = 'http://gateway.test/admin/password?a=b';
    const query = new URLSearchParams({ token, type: 'recovery', redirect_to });
    const opened = await fetch(gateway.auth(`/verify?${query}`), { redirect: 'manual' });
    expect(opened.status).toBe(303);
    const to = new URL(opened.headers.get('location')!);
    expect([to.pathname, to.searchParams.get('a'), to.hash]).toEqual(['/admin/password', 'b', '']);
    const code = to.searchParams.get('code')!;

    const stranger = { auth_code: code, code_verifier: 'x'.repeat(43) };
    const refused = await gateway.post('/auth/v1/token?grant_type=pkce', stranger, coded);
    expect(await refusalOf(refused)).toEqual([400, 'bad_code_verifier']);
    expect((await lib.exchangeCodeForSession(code)).error).toBeNull();
    expect(events).toContain('PASSWORD_RECOVERY');
    const again = await gateway.post('/auth/v1/token?grant_type=pkce', stranger, coded);
    expect(await refusalOf(again)).toEqual([404, 'flow_state_not_found']);
  });

  test('the session library reports why a link does not work', async () => {
    const { lib } = gateway.library();
    const { error } = await lib.verifyOtp({ type: 'recovery', token_hash: 'made-up' });
    expect(error).toMatchObject({ status: 403, code: 'otp_expired', message: 'Token has expired or is invalid' });
  });
});

describe('a code', () => {
  test('a mailed code works once, by link or typed, and invalidates the others of its kind', async () => {
    const [first, second] = [await recoveryMail(), await recoveryMail()];
    expect(await use({ type: 'recovery', token_hash: first.token })).toEqual([200, undefined]);
    expect(await use({ type: 'recovery', token_hash: first.token })).toEqual(expired);
    expect(await use({ type: 'recovery', email: reviewer.email, token: first.code })).toEqual(expired);
    expect(await use({ type: 'recovery', token_hash: second.token })).toEqual(expired);
  });

  test('a mailed code works for one of many concurrent calls', async () => {
    const { token } = await recoveryMail();
    const tries = Array.from({ length: 6 }, () => use({ type: 'recovery', token_hash: token }));
    const statuses = (await Promise.all(tries)).map(([status]) => status);
    expect(statuses.sort()).toEqual([200, 403, 403, 403, 403, 403]);
  });

  test('a mailed code works only for its purpose, its address and its lifetime', async () => {
    const { token, code } = await recoveryMail();
    expect(await use({ type: 'invite', token_hash: token })).toEqual(expired);
    expect(await use({ type: 'recovery', email: owner.email, token: code })).toEqual(expired);
    await gateway.sql.query("UPDATE one_time_codes SET expires_at = now() - interval '1 second'");
    expect(await use({ type: 'recovery', token_hash: token })).toEqual(expired);
    expect(await use({ type: 'recovery', email: reviewer.email, token: code })).toEqual(expired);
  });

  test('a mailed code is stored nowhere in plain text: neither in the tables nor in the log', async () => {
    const { token, code } = await recoveryMail();
    const waiting = async () => (await gateway.sql.query('SELECT FROM outbox')).rowCount!;
    // The request for the mail is deleted a moment after it was published.
    await until(async () => (await waiting()) === 0);
    const dump = async (table: string) => (await gateway.sql.query(`SELECT t::text FROM ${table} t`)).rows;
    const stored = JSON.stringify([await dump('one_time_codes'), await dump('outbox'), await dump('mail_requests')]);
    const hex = (text: string) => Buffer.from(text).toString('hex');
    for (const secret of [token, code]) {
      expect(stored).not.toContain(secret);
      expect(stored).not.toContain(hex(secret));
      expect(gateway.logs.join('')).not.toContain(secret);
    }
  });

  test("a banned person's mailed code does not open a session", async () => {
    const { token } = await recoveryMail();
    await gateway.sql.query('UPDATE staff SET banned_at = now() WHERE email = $1', [reviewer.email]);
    expect(await use({ type: 'recovery', token_hash: token })).toEqual([403, 'user_banned']);
    await gateway.sql.query('UPDATE staff SET banned_at = NULL');
  });
});

describe('opening a link that leads here', () => {
  const open = (query: Record<string, string>, init: RequestInit = {}) =>
    fetch(gateway.auth(`/verify?${new URLSearchParams(query)}`), { redirect: 'manual', ...init });
  const target = (response: Response) => new URL(response.headers.get('location')!);

  test('a link that opens this server passes the session in the fragment when no challenge was given', async () => {
    const { token } = await recoveryMail();
    const to = target(await open({ token, type: 'recovery', redirect_to: 'http://gateway.test/admin' }));
    const fragment = Object.fromEntries(new URLSearchParams(to.hash.slice(1)));
    expect(fragment).toMatchObject({ token_type: 'bearer', expires_in: '3600', type: 'recovery' });
    expect((await gateway.call('/auth/v1/user', fragment['access_token']!)).status).toBe(200);
  });

  test.each([
    'https://evil.example/admin',
    '//evil.example/admin',
    'http://gateway.test.evil.example/admin',
    'http://user@gateway.test/admin',
    'http://gateway.test/administrator',
    'http://gateway.test/admin/../x',
    'javascript:alert(1)',
  ])('a link that opens this server never redirects to %s', async (redirect_to) => {
    const to = target(await open({ token: 'made-up', type: 'recovery', redirect_to }));
    expect(`${to.origin}${to.pathname}`).toBe('http://gateway.test/admin');
  });

  test('a link that opens this server reports its error in the fragment', async () => {
    const response = await open({ token: 'made-up', type: 'recovery' });
    expect(response.status).toBe(303);
    expect(Object.fromEntries(new URLSearchParams(target(response).hash.slice(1)))).toEqual({
      error: 'access_denied',
      error_code: 'otp_expired',
      error_description: 'Token has expired or is invalid',
    });
  });

  test("a scanner's HEAD request does not use up a link", async () => {
    const { token } = await recoveryMail();
    expect((await open({ token, type: 'recovery' }, { method: 'HEAD' })).status).toBe(204);
    expect(await use({ type: 'recovery', token_hash: token })).toEqual([200, undefined]);
  });
});

describe('whether an account exists', () => {
  const unknown = 'nobody@example.com';

  test.each([
    ['/recover', {}],
    ['/resend', { type: 'signup' }],
    ['/resend', { type: 'email_change' }],
  ])('%s %j answers before the account is looked up, so that it does not reveal the account', async (path, body) => {
    // While the table of accounts is locked, every query that reads it waits.
    await gateway.sql.query('BEGIN; LOCK TABLE staff IN ACCESS EXCLUSIVE MODE');
    const answers = [];
    for (const email of [reviewer.email, unknown]) {
      const init = { ...jsonPost({ email, ...body }), signal: AbortSignal.timeout(5_000) };
      const response = await fetch(gateway.auth(path), init);
      answers.push([response.status, await response.text()]);
    }
    await gateway.sql.query('ROLLBACK');
    expect(answers).toEqual([
      [200, '{}'],
      [200, '{}'],
    ]);
    if (path === '/recover') await gateway.mail('recovery', reviewer.email);
    expect(gateway.mails.filter(({ to }) => to === unknown)).toEqual([]);
  });

  test('a refused sign-in does not reveal whether the account exists: same text, same work', async () => {
    // Processor time, because what a clock shows depends on who else is using the machine.
    const work = async (email: string) => {
      const begin = process.cpuUsage();
      const refused = await gateway.post(
        '/auth/v1/token?grant_type=password',
        { email, password: 'wrong password' },
        coded,
      );
      expect(await refusalOf(refused)).toEqual([400, 'invalid_credentials']);
      return process.cpuUsage(begin).user;
    };
    let known = 0;
    let strangers = 0;
    for (let run = 0; run < 10; run++) {
      known += await work(reviewer.email);
      strangers += await work(`nobody-${run}@example.com`);
    }
    expect(known / strangers).toBeGreaterThan(0.6);
    expect(known / strangers).toBeLessThan(1.6);
  });
});

describe('with limits', () => {
  const limited = useReplica(gateway, () => ({ rateLimits: true }));
  const ask = (path: string, email: string, address: string, body = {}) =>
    limited.post(`/auth/v1${path}`, { email, ...body }, { ...coded, 'x-forwarded-for': address });

  test.each([reviewer.email, 'nobody@example.com'])('mail for %s can be requested once a minute', async (email) => {
    expect((await ask('/recover', email, '203.0.113.1')).status).toBe(200);
    for (const [path, body] of [['/recover'], ['/resend', { type: 'signup' }]] as const) {
      const refused = await ask(path, email, '203.0.113.1', body);
      expect(await refusalOf(refused)).toEqual([429, 'over_email_send_rate_limit']);
      expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    }
    expect((await ask('/recover', email, '203.0.113.2')).status).toBe(200);
  });

  test('typed codes can be guessed thirty times in 15 minutes from one address', async () => {
    const guess = (address: string) =>
      ask('/verify', 'guessed@example.com', address, { type: 'recovery', token: '000000000000' });
    const statuses = [];
    for (let run = 0; run < 32; run++) statuses.push((await guess('203.0.113.3')).status);
    expect(statuses).toEqual([...Array<number>(30).fill(403), 429, 429]);
    expect((await guess('203.0.113.4')).status).toBe(403);
  });
});
