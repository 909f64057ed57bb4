import { beforeAll, describe, expect, test } from '@jest/globals';
import { coded, reviewer, type SignedIn, useGateway } from './gateway-under-test.ts';

const gateway = useGateway();
let session: SignedIn;

beforeAll(async () => {
  session = await gateway.signIn();
});

const identity = '/user/identities/0192d1c2-7b0c-4b0e-9d7b-0d6f6a3c1a11';

test.each([
  ['POST', '/token?grant_type=web3', 422, 'web3_provider_disabled'],
  ['POST', '/token?grant_type=nothing', 400, 'validation_failed'],
  ['POST', '/token?grant_type=refresh_token', 400, 'validation_failed'],
  ['POST', '/token?grant_type=pkce', 400, 'validation_failed'],
  ['GET', '/authorize?provider=google', 400, 'validation_failed'],
  ['GET', '/user/identities/authorize?provider=google', 404, 'manual_linking_disabled'],
  ['DELETE', identity, 422, 'single_identity_not_deletable'],
])('%s %s is refused with %i %s, in both formats of an error', async (method, path, status, code) => {
  const ask = async (headers: Record<string, string>) => {
    const call = { method, headers, ...(method === 'POST' && { body: {} }) };
    const answer = await gateway.call(`/auth/v1${path}`, session.access_token, call);
    return [answer.status, answer.headers.get('x-supabase-api-version'), await answer.json()];
  };
  const text = expect.any(String);
  expect(await ask(coded)).toEqual([status, '2024-01-01', { code, message: text }]);
  expect(await ask({})).toEqual([status, null, { code: status, error_code: code, msg: text }]);
});

describe('the service says of itself', () => {
  test('the settings tell who may sign in and how', async () => {
    expect(await (await fetch(gateway.auth('/settings'))).json()).toMatchObject({
      external: { email: true, phone: false, anonymous_users: false },
      disable_signup: true,
      mailer_autoconfirm: false,
    });
  });

  test('the health call reports that the sign-in service is well', async () => {
    const text = expect.any(String);
    expect(await (await fetch(gateway.auth('/health'))).json()).toEqual({
      version: text,
      name: text,
      description: text,
    });
  });
});

test('a user has every field of the protocol, in the answer to a sign-in and afterwards', async () => {
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  const id = session.user.id;
  const user = {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email: reviewer.email,
    phone: '',
    email_confirmed_at: time,
    confirmed_at: time,
    last_sign_in_at: time,
    app_metadata: { provider: 'email', providers: ['email'], role: 'reviewer', second_factor_required: false },
    user_metadata: {},
    factors: [],
    identities: [expect.objectContaining({ user_id: id, provider: 'email' })],
    created_at: time,
    updated_at: time,
    is_anonymous: false,
  };
  expect(session.user).toEqual(user);
  expect(await (await gateway.call('/auth/v1/user', session.access_token)).json()).toEqual(user);
});

test('the code of a link is exchanged within its time only', async () => {
  const { lib } = gateway.library();
  await lib.resetPasswordForEmail(reviewer.email);
  const { token } = await gateway.mail('recovery', reviewer.email);
  const query = new URLSearchParams({ token, type: 'recovery' });
  const opened = await fetch(gateway.auth(`/verify?${query}`), { redirect: 'manual' });
  const code = new URL(opened.headers.get('location')!).searchParams.get('code')!;
  await gateway.sql.query("UPDATE one_time_codes SET expires_at = now() - interval '1 second'");
  expect((await lib.exchangeCodeForSession(code)).error).toMatchObject({ status: 422, code: 'flow_state_expired' });
});

test('a call without a body may declare JSON', async () => {
  const { access_token } = await gateway.signIn();
  const bodiless = { method: 'POST', headers: { 'content-type': 'application/json;charset=UTF-8' } };
  expect((await gateway.call('/auth/v1/logout?scope=local', access_token, bodiless)).status).toBe(204);
});

test.each([
  ['empty credentials', '{"email":"","password":""}', 400, 'validation_failed'],
  ['no address', '{"password":"x"}', 400, 'validation_failed'],
  ['wrong types', '{"email":5,"password":{}}', 400, 'validation_failed'],
  ['a NUL in the address', '{"email":"a\\u0000@example.com","password":"x"}', 400, 'invalid_credentials'],
  ['a phone number', '{"phone":"+48123","password":"x"}', 400, 'invalid_credentials'],
  ['half a body', '{"email":', 400, 'bad_json'],
  ['null', 'null', 400, 'validation_failed'],
  ['nothing', '', 400, 'validation_failed'],
  ['70 KB', JSON.stringify({ email: 'a'.repeat(70_000), password: 'x' }), 413, 'validation_failed'],
])('%s is refused with its own code', async (_what, sent, status, code) => {
  const response = await gateway.post('/auth/v1/token?grant_type=password', sent);
  const answer = { code: status, error_code: code, msg: expect.any(String) };
  expect([response.status, await response.json()]).toEqual([status, answer]);
});

test('calls of the protocol that staff do not need answer 404', async () => {
  for (const path of ['/magiclink', '/admin/users', '/nothing']) {
    const response = await gateway.post(`/auth/v1${path}`, {});
    expect([path, response.status, response.headers.get('content-type')?.split(';')[0]]).toEqual([
      path,
      404,
      'application/problem+json',
    ]);
  }
});
