import { beforeEach, expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { ensureStaff } from '../src/index.ts';
import { bearer, owner, postJson, reviewer, useGateway } from './gateway-under-test.ts';

const gateway = useGateway();
const auth = (path: string) => `${gateway.url}/auth/v1${path}`;
const enter = (account: object = reviewer, cookie = '') =>
  postJson(auth('/token?grant_type=password'), account, cookie ? { cookie } : {});
const cookieOf = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? '';
const idOf = (cookie: string) => cookie.split('=')[1] ?? '';
const known = async () => (await gateway.sql.query('SELECT hash, staff_id FROM known_devices')).rows;

beforeEach(async () => {
  await gateway.sql.query('DELETE FROM known_devices; DELETE FROM factors');
  await ensureStaff(gateway.config.databaseUrl, reviewer);
});

test('a sign-in sets a cookie for the sign-in paths only, and only its hash is stored', async () => {
  const response = await enter();
  const cookie = cookieOf(response);
  expect(response.headers.get('set-cookie')).toMatch(
    /^blue_peony_device=[\w-]{43}; Path=\/auth\/v1; Max-Age=34560000; HttpOnly; SameSite=Strict$/,
  );
  expect(await known()).toMatchObject([{ hash: createHash('sha256').update(idOf(cookie)).digest() }]);
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
  const refreshed = await postJson(auth('/token?grant_type=refresh_token'), { refresh_token });
  expect([refreshed.status, refreshed.headers.get('set-cookie')]).toEqual([200, null]);
});

test('with a second factor set up, a password alone does not make a device known', async () => {
  await gateway.sql.query(
    `INSERT INTO factors (id, staff_id, friendly_name, sealed_secret, verified_at)
     SELECT gen_random_uuid(), id, 'phone', '', now() FROM staff WHERE email = $1`,
    [reviewer.email],
  );
  const response = await enter();
  expect([response.status, response.headers.get('set-cookie')]).toEqual([200, null]);
  expect(await known()).toEqual([]);
});

test('a new password forgets the other devices', async () => {
  await enter();
  const here = await enter();
  const { access_token } = (await here.json()) as { access_token: string };
  const changed = await fetch(auth('/user'), {
    method: 'PUT',
    headers: { ...bearer(access_token).headers, 'content-type': 'application/json', cookie: cookieOf(here) },
    body: JSON.stringify({ password: 'rainy-otter-62-violin', current_password: reviewer.password }),
  });
  expect(changed.status).toBe(200);
  const hash = createHash('sha256')
    .update(idOf(cookieOf(here)))
    .digest();
  expect((await known()).map((device) => device.hash)).toEqual([hash]);
});
