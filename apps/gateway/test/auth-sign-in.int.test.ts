import { createHash } from 'node:crypto';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { DataSource } from 'typeorm';
import { createGateway } from '../src/gateway.ts';
import { type Calls, owner, refusalOf, reviewer, sessionOf, useGateway, useReplica } from './gateway-under-test.ts';

const gateway = useGateway();
const cookieOf = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? '';
const idOf = (cookie: string) => cookie.split(';')[0]!.split('=')[1]!;
const hashOf = (cookie: string) => createHash('sha256').update(idOf(cookie)).digest();
const enter = (account: object = reviewer, cookie = '', at: Calls = gateway) =>
  at.post('/auth/v1/token?grant_type=password', account, cookie ? { cookie } : {});

beforeEach(async () => {
  await gateway.sql.query(
    'DELETE FROM sessions; DELETE FROM factors; DELETE FROM known_devices; DELETE FROM one_time_codes',
  );
  await gateway.sql.query('UPDATE staff SET recovery_mailed_at = NULL');
  gateway.mails.length = 0;
});

describe('a link that a browser opens', () => {
  const mailed = async () => {
    await gateway.post('/auth/v1/recover', { email: reviewer.email });
    return (await gateway.mail('recovery', reviewer.email)).token;
  };
  const used = async () => (await gateway.sql.query('SELECT FROM one_time_codes')).rowCount === 0;
  const open = (token: string, headers: Record<string, string>) => {
    const query = new URLSearchParams({ token, type: 'recovery', redirect_to: 'http://gateway.test/admin/password' });
    // Not by fetch, which says itself what it does.
    return new Promise<IncomingMessage>((resolve) => get(gateway.auth(`/verify?${query}`), { headers }, resolve));
  };
  const click = (page: string, headers: Record<string, string> = {}) => {
    const fields = [...page.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name!, value!]);
    const action = /<form method="post" action="([^"]+)">/.exec(page)![1]!;
    const body = new URLSearchParams(Object.fromEntries(fields));
    return fetch(gateway.url + action, { method: 'POST', redirect: 'manual', headers, body });
  };

  test.each([
    ['navigates', { 'sec-fetch-mode': 'navigate' }],
    ['accepts HTML', { accept: 'text/html,*/*;q=0.8' }],
  ])('a link shows a page whose button signs in without script when the browser %s', async (_how, headers) => {
    const token = await mailed();
    const shown = await open(token, headers);
    expect([shown.statusCode, shown.headers.location, await used()]).toEqual([200, undefined, false]);
    expect(shown.headers['content-security-policy']).toMatch(/^default-src 'none'; .*form-action 'self';/);
    expect(shown.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    const page = await text(shown);
    expect(page).not.toMatch(/<script|access_token/);

    const answer = await click(page, { 'sec-fetch-site': 'same-origin' });
    expect([answer.status, await used()]).toEqual([303, true]);
    const to = new URL(answer.headers.get('location')!);
    expect(`${to.origin}${to.pathname}`).toBe('http://gateway.test/admin/password');
    const { access_token } = Object.fromEntries(new URLSearchParams(to.hash.slice(1)));
    expect((await gateway.call('/auth/v1/user', access_token!)).status).toBe(200);

    const again = new URL((await click(page)).headers.get('location')!);
    expect(new URLSearchParams(again.hash.slice(1)).get('error_code')).toBe('otp_expired');
  });

  test('a form on another site gets the page with the button instead of a session', async () => {
    const page = await text(await open(await mailed(), { accept: 'text/html' }));
    const answer = await click(page, { 'sec-fetch-site': 'cross-site' });
    expect([answer.status, await used()]).toEqual([200, false]);
    expect((await click(await answer.text())).status).toBe(303);
  });

  test('what a link says is shown as text, and leads to no other host', async () => {
    const query = new URLSearchParams({ token: '"><script>', type: 'x', redirect_to: 'https://evil.example/admin' });
    const page = await (await fetch(gateway.auth(`/verify?${query}`), { headers: { accept: 'text/html' } })).text();
    expect(page).not.toContain('<script>');
    const to = new URL((await click(page)).headers.get('location')!);
    expect([to.origin, new URLSearchParams(to.hash.slice(1)).get('error_code')]).toEqual([
      'http://gateway.test',
      'validation_failed',
    ]);
  });

  test.each([
    ['plain', { code_challenge_method: 'plain' }, 400],
    ['no', {}, 400],
    ['S256 as', { code_challenge_method: 's256' }, 200],
  ])('a challenge with %s method is answered as PKCE of today asks', async (_which, method, status) => {
    const answer = await gateway.post('/auth/v1/recover', {
      email: 'a@example.com',
      code_challenge: 'x'.repeat(43),
      ...method,
    });
    expect(await refusalOf(answer)).toEqual([status, status === 400 ? 'validation_failed' : undefined]);
  });
});

describe('the device of a sign-in', () => {
  const known = async () => (await gateway.sql.query('SELECT hash, staff_id FROM known_devices')).rows;

  test('a sign-in sets a cookie for the sign-in paths only, and only its hash is stored', async () => {
    const response = await enter();
    const cookie = cookieOf(response);
    expect(response.headers.get('set-cookie')).toMatch(
      /^blue_peony_device=[\w-]{43}; Path=\/auth\/v1; Max-Age=34560000; HttpOnly; SameSite=Strict$/,
    );
    expect(await known()).toMatchObject([{ hash: hashOf(cookie) }]);
    expect(gateway.logs.join('')).not.toContain(idOf(cookie));
  });

  test('a device keeps its id when several people sign in on it', async () => {
    const cookie = cookieOf(await enter());
    expect(cookieOf(await enter(reviewer, cookie))).toBe(cookie);
    expect(cookieOf(await enter(owner, `other=1; ${cookie}`))).toBe(cookie);
    expect(await known()).toHaveLength(2);
  });

  test('an unknown device id is replaced at the sign-in', async () => {
    const planted = `blue_peony_device=${'x'.repeat(43)}`;
    expect(cookieOf(await enter(reviewer, planted))).not.toBe(planted);
    expect(await known()).toHaveLength(1);
  });

  test('neither a wrong password nor a renewed session makes a device known', async () => {
    expect((await enter({ ...reviewer, password: 'a wrong password' })).headers.get('set-cookie')).toBeNull();
    const { refresh_token } = (await (await enter()).json()) as { refresh_token: string };
    const refreshed = await gateway.post('/auth/v1/token?grant_type=refresh_token', { refresh_token });
    expect([refreshed.status, refreshed.headers.get('set-cookie')]).toEqual([200, null]);
  });

  test('with a second factor set up, a password alone does not make a device known', async () => {
    await gateway.addFactor(await gateway.idOf(reviewer));
    const response = await enter();
    expect([response.status, response.headers.get('set-cookie')]).toEqual([200, null]);
    expect(await known()).toEqual([]);
  });

  test('a new password forgets the other devices', async () => {
    await enter();
    const here = await enter();
    const { access_token } = (await here.json()) as { access_token: string };
    const changed = await gateway.call('/auth/v1/user', access_token, {
      method: 'PUT',
      headers: { cookie: cookieOf(here) },
      body: { password: 'rainy-otter-62-violin', current_password: reviewer.password },
    });
    expect(changed.status).toBe(200);
    expect((await known()).map((device) => device.hash)).toEqual([hashOf(cookieOf(here))]);
    await gateway.ensureStaff(reviewer);
  });
});

test('a refused sign-in makes the same queries for a known and for an unknown address', async () => {
  const app = await createGateway(gateway.config, gateway.parts);
  await app.init();
  const { logger } = app.get(DataSource);
  const statements: string[] = [];
  logger.logQuery = (statement) => void statements.push(statement);
  const asked = async (email: string) => {
    statements.length = 0;
    const payload = { email, password: 'wrong password' };
    const { statusCode } = await app.inject({ method: 'POST', url: '/auth/v1/token?grant_type=password', payload });
    expect(statusCode).toBe(400);
    // Other work of the gateway goes on meanwhile.
    return statements.filter((statement) => /"(staff|factors|passkeys|known_devices|audit)"/.test(statement));
  };
  const known = await asked(reviewer.email);
  expect(known.map((statement) => statement.slice(0, 6))).toEqual(['SELECT', 'INSERT']);
  expect(await asked('nobody@example.com')).toEqual(known);
  await app.close();
});

describe('over https', () => {
  const secure = useReplica(gateway, () => ({ publicUrl: 'https://desk.example' }));

  test('the cookie of a device is bound to the host, and a plain one names no device', async () => {
    const plain = `blue_peony_device=${idOf(cookieOf(await enter()))}`;
    const [cookie] = (await enter(reviewer, plain, secure)).headers.getSetCookie();
    expect(cookie).toMatch(
      /^__Host-blue_peony_device=[\w-]{43}; Path=\/; Secure; Max-Age=34560000; HttpOnly; SameSite=Strict$/,
    );
    expect(idOf(cookie!)).not.toBe(idOf(plain));
    await gateway.mail('new_device', reviewer.email);
    gateway.mails.length = 0;
    const [again, ...more] = (await enter(reviewer, cookie!.split(';')[0], secure)).headers.getSetCookie();
    expect([idOf(again!), more]).toEqual([idOf(cookie!), []]);
    expect(gateway.mails.filter(({ kind }) => kind === 'new_device')).toEqual([]);
  });

  test("a plain cookie with another person's device makes that device known to nobody else", async () => {
    const planted = `blue_peony_device=${idOf(cookieOf(await enter(owner)))}`;
    const [cookie] = (await enter(reviewer, planted, secure)).headers.getSetCookie();
    expect(idOf(cookie!)).not.toBe(idOf(planted));
    const { rowCount } = await gateway.sql.query('SELECT FROM known_devices WHERE hash = $1', [hashOf(planted)]);
    expect(rowCount).toBe(1);
  });
});

describe('sessions of one person', () => {
  const lives = async (token: string) => (await gateway.call('/auth/v1/user', token)).status === 200;

  test('a twenty-first session ends the one that was idle longest, and none at two factors', async () => {
    const raised = await gateway.signIn();
    await gateway.sql.query("UPDATE sessions SET aal = 'aal2'");
    const others = await gateway.signIn(owner);
    const first = [];
    for (let count = 0; count < 20; count++) first.push((await gateway.signIn()).access_token);
    expect(await Promise.all(first.map(lives))).toEqual(first.map(() => true));
    await gateway.sql.query(`UPDATE sessions SET last_used_at = now() - interval '30 minutes' WHERE id = $1`, [
      sessionOf(first[7]!),
    ]);
    await gateway.signIn();
    expect(await Promise.all(first.map(lives))).toEqual(first.map((_, index) => index !== 7));
    expect([await lives(raised.access_token), await lives(others.access_token)]).toEqual([true, true]);
    expect(await gateway.audited(100, { action: 'session.closed' })).toMatchObject([{ detail: 'limit' }]);
  });

  test('ending other sessions asks for a factor of the last five minutes, ending this one does not', async () => {
    const [here, there] = [await gateway.signIn(), await gateway.signIn()];
    await gateway.forgetPresence();
    const end = (path: string, method: string) => gateway.call(path, here.access_token, { method });
    const one = await end(`/api/admin/account/sessions/${sessionOf(there.access_token)}`, 'DELETE');
    const all = await end('/auth/v1/logout?scope=others', 'POST');
    for (const refused of [one, all]) expect(await refusalOf(refused)).toEqual([400, 'reauthentication_needed']);
    expect(await lives(there.access_token)).toBe(true);
    expect((await end('/auth/v1/logout?scope=local', 'POST')).status).toBe(204);
  });
});
