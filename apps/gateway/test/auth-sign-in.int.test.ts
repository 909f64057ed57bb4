import { createHash } from 'node:crypto';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { DataSource } from 'typeorm';
import { createGateway } from '../src/gateway.ts';
import { startGateway } from '../src/index.ts';
import { bearer, library, owner, postJson, reviewer, signIn, useGateway } from './gateway-under-test.ts';

const gateway = useGateway();
const auth = (path: string) => `${gateway.url}/auth/v1${path}`;
const enter = (account: object = reviewer, cookie = '', url = gateway.url) =>
  postJson(`${url}/auth/v1/token?grant_type=password`, account, cookie ? { cookie } : {});

beforeEach(async () => {
  await gateway.sql.query(
    'DELETE FROM sessions; DELETE FROM factors; DELETE FROM known_devices; DELETE FROM one_time_codes',
  );
  await gateway.sql.query('UPDATE staff SET recovery_mailed_at = NULL');
  gateway.mails.length = 0;
});

describe('a link that a browser opens', () => {
  const mailed = async () => {
    await postJson(auth('/recover'), { email: reviewer.email });
    return (await gateway.mail('recovery', reviewer.email)).token;
  };
  const used = async () => (await gateway.sql.query('SELECT FROM one_time_codes')).rowCount === 0;
  const open = (token: string, headers: Record<string, string>) => {
    const query = new URLSearchParams({ token, type: 'recovery', redirect_to: 'http://gateway.test/admin/password' });
    // Not by fetch, which says itself what it does.
    return new Promise<IncomingMessage>((resolve) => get(auth(`/verify?${query}`), { headers }, resolve));
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
    expect((await fetch(auth('/user'), bearer(access_token!))).status).toBe(200);

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
    const page = await (await fetch(auth(`/verify?${query}`), { headers: { accept: 'text/html' } })).text();
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
    const answer = await postJson(auth('/recover'), {
      email: 'a@example.com',
      code_challenge: 'x'.repeat(43),
      ...method,
    });
    expect([answer.status, ((await answer.json()) as { error_code?: string }).error_code]).toEqual([
      status,
      status === 400 ? 'validation_failed' : undefined,
    ]);
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

test('a password alone changes no own data where a second factor is set up', async () => {
  const { auth: lib } = library(gateway.url);
  const { data } = await lib.signInWithPassword(reviewer);
  await gateway.sql.query(
    `INSERT INTO factors (id, staff_id, friendly_name, sealed_secret, verified_at)
     VALUES (gen_random_uuid(), $1, 'phone', '', now())`,
    [data.user!.id],
  );
  const { error } = await lib.updateUser({ data: { display_name: 'Thief' } });
  expect(error).toMatchObject({ status: 401, code: 'insufficient_aal' });
  const { rows } = await gateway.sql.query('SELECT user_metadata FROM staff WHERE id = $1', [data.user!.id]);
  expect(rows).toEqual([{ user_metadata: {} }]);
});

describe('over https', () => {
  let secure: Awaited<ReturnType<typeof startGateway>>;
  beforeAll(async () => {
    secure = await startGateway({ ...gateway.config, publicUrl: 'https://desk.example' }, gateway.parts);
  });
  afterAll(() => secure?.close());
  const idOf = (cookie: string) => cookie.split(';')[0]!.split('=')[1]!;

  test('the cookie of a device is bound to the host, and a plain one names no device', async () => {
    const plain = `blue_peony_device=${idOf((await enter()).headers.get('set-cookie')!)}`;
    const [cookie] = (await enter(reviewer, plain, secure.url)).headers.getSetCookie();
    expect(cookie).toMatch(
      /^__Host-blue_peony_device=[\w-]{43}; Path=\/; Secure; Max-Age=34560000; HttpOnly; SameSite=Strict$/,
    );
    expect(idOf(cookie!)).not.toBe(idOf(plain));
    await gateway.mail('new_device', reviewer.email);
    gateway.mails.length = 0;
    const [again, ...more] = (await enter(reviewer, cookie!.split(';')[0], secure.url)).headers.getSetCookie();
    expect([idOf(again!), more]).toEqual([idOf(cookie!), []]);
    expect(gateway.mails.filter(({ kind }) => kind === 'new_device')).toEqual([]);
  });

  test("a plain cookie with another person's device makes that device known to nobody else", async () => {
    const planted = `blue_peony_device=${idOf((await enter(owner)).headers.get('set-cookie')!)}`;
    const [cookie] = (await enter(reviewer, planted, secure.url)).headers.getSetCookie();
    expect(idOf(cookie!)).not.toBe(idOf(planted));
    const hash = createHash('sha256').update(idOf(planted)).digest();
    const { rowCount } = await gateway.sql.query('SELECT FROM known_devices WHERE hash = $1', [hash]);
    expect(rowCount).toBe(1);
  });
});

describe('sessions of one person', () => {
  const lives = async (token: string) => (await fetch(auth('/user'), bearer(token))).status === 200;

  test('a twenty-first session ends the one that was idle longest, and none at two factors', async () => {
    const raised = await signIn(gateway.url);
    await gateway.sql.query("UPDATE sessions SET aal = 'aal2'");
    const others = await signIn(gateway.url, owner);
    const first = [];
    for (let count = 0; count < 20; count++) first.push((await signIn(gateway.url)).access_token);
    expect(await Promise.all(first.map(lives))).toEqual(first.map(() => true));
    await gateway.sql.query(`UPDATE sessions SET last_used_at = now() - interval '30 minutes' WHERE id = $1`, [
      JSON.parse(Buffer.from(first[7]!.split('.')[1]!, 'base64url').toString()).session_id,
    ]);
    await signIn(gateway.url);
    expect(await Promise.all(first.map(lives))).toEqual(first.map((_, index) => index !== 7));
    expect([await lives(raised.access_token), await lives(others.access_token)]).toEqual([true, true]);
    const { rows } = await gateway.sql.query("SELECT detail FROM audit WHERE action = 'session.closed'");
    expect(rows).toEqual([{ detail: 'limit' }]);
  });

  test('ending other sessions asks for a factor of the last five minutes, ending this one does not', async () => {
    const [here, there] = [await signIn(gateway.url), await signIn(gateway.url)];
    const longAgo = `UPDATE sessions SET amr = jsonb_build_array(amr->0 || '{"timestamp": 1}')`;
    await gateway.sql.query(longAgo);
    const { rows } = await gateway.sql.query('SELECT id FROM sessions ORDER BY created_at DESC LIMIT 1');
    const end = (path: string, method: string) => fetch(gateway.url + path, { method, ...bearer(here.access_token) });
    const one = await end(`/api/admin/account/sessions/${rows[0].id}`, 'DELETE');
    expect([one.status, ((await one.json()) as { code: string }).code]).toEqual([400, 'reauthentication_needed']);
    const all = await end('/auth/v1/logout?scope=others', 'POST');
    expect([all.status, ((await all.json()) as { error_code: string }).error_code]).toEqual([
      400,
      'reauthentication_needed',
    ]);
    expect(await lives(there.access_token)).toBe(true);
    expect((await end('/auth/v1/logout?scope=local', 'POST')).status).toBe(204);
  });
});
