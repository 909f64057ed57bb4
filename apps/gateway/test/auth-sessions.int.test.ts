import { createPublicKey, type JsonWebKey } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { AuthClient } from '@supabase/auth-js';
import {
  createLocalJWKSet,
  decodeJwt,
  decodeProtectedHeader,
  exportJWK,
  generateKeyPair,
  jwtVerify,
  SignJWT,
} from 'jose';
import { ensureStaff } from '../src/index.ts';
import { postJson, publicUrl, reviewer, signIn, useGateway } from './gateway-under-test.ts';

type Client = InstanceType<typeof AuthClient>;

const gateway = useGateway();
const auth = (path: string) => `${gateway.url}/auth/v1${path}`;
const client = () =>
  new AuthClient({ url: auth(''), persistSession: false, autoRefreshToken: false, storageKey: String(Math.random()) });
const refresh = (token: string, headers = {}) =>
  postJson(auth('/token?grant_type=refresh_token'), { refresh_token: token }, headers);
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
const coded = { 'x-supabase-api-version': '2024-01-01' };

describe('the session library, unmodified', () => {
  test('the unmodified session library signs in, reads the user, refreshes and signs out', async () => {
    const library = client();
    const events: string[] = [];
    library.onAuthStateChange((event) => void events.push(event));
    const signedIn = await library.signInWithPassword({ email: 'Reviewer@Example.com', password: reviewer.password });
    expect(signedIn.error).toBeNull();
    expect(signedIn.data.user).toMatchObject({
      email: reviewer.email,
      app_metadata: { role: 'reviewer' },
      factors: [],
    });
    expect(signedIn.data.session?.expires_in).toBe(3600);
    expect((await library.getUser()).data.user?.id).toBe(signedIn.data.user?.id);
    expect((await library.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal1');
    expect((await library.getClaims()).data?.claims.session_id).toBeTruthy();

    const refreshed = await library.refreshSession();
    expect(refreshed.error).toBeNull();
    expect(refreshed.data.session?.refresh_token).not.toBe(signedIn.data.session?.refresh_token);

    expect((await library.signOut()).error).toBeNull();
    expect((await fetch(auth('/user'), bearer(refreshed.data.session!.access_token))).status).toBe(403);
    expect(events).toEqual(expect.arrayContaining(['SIGNED_IN', 'TOKEN_REFRESHED', 'SIGNED_OUT']));
  });

  test('the session library reads the code and the text of a refused password', async () => {
    const { error } = await client().signInWithPassword({ email: reviewer.email, password: 'wrong' });
    expect(error).toMatchObject({ code: 'invalid_credentials', status: 400, message: 'Invalid login credentials' });
  });

  test.each([
    ['signUp', 'signup_disabled', (c: Client) => c.signUp({ email: 'a@example.com', password: 'secret secret' })],
    ['signInAnonymously', 'anonymous_provider_disabled', (c: Client) => c.signInAnonymously()],
    ['signInWithOtp', 'otp_disabled', (c: Client) => c.signInWithOtp({ email: reviewer.email })],
    ['signInWithSSO', 'saml_provider_disabled', (c: Client) => c.signInWithSSO({ domain: 'example.com' })],
    ['signInWithIdToken', 'provider_disabled', (c: Client) => c.signInWithIdToken({ provider: 'google', token: 'x' })],
  ])("the session library's %s is refused with %s", async (_name, code, call) => {
    expect((await call(client())).error).toMatchObject({ code });
  });
});

describe('tokens', () => {
  test('access tokens are ES256 with the published key and carry the claims of the protocol', async () => {
    const { access_token } = await signIn(gateway.url);
    const jwks = await fetch(auth('/.well-known/jwks.json'));
    expect(jwks.headers.get('cache-control')).toBe('public, max-age=600');
    const keys = (await jwks.json()) as { keys: { d?: string }[] };
    expect(keys.keys.every((key) => key.d === undefined)).toBe(true);
    const { payload, protectedHeader } = await jwtVerify(access_token, createLocalJWKSet(keys as never), {
      issuer: `${publicUrl}/auth/v1`,
      audience: 'authenticated',
    });
    expect(protectedHeader).toMatchObject({ alg: 'ES256', typ: 'JWT' });
    expect(payload).toMatchObject({ email: reviewer.email, phone: '', aal: 'aal1', is_anonymous: false });
    expect(payload.amr).toEqual([{ method: 'password', timestamp: expect.any(Number) }]);
    expect(payload.exp! - payload.iat!).toBe(3600);
  });

  test('tokens of another algorithm, key, audience or issuer are refused', async () => {
    const { access_token } = await signIn(gateway.url);
    const claims = decodeJwt(access_token);
    const { kid } = decodeProtectedHeader(access_token);
    const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
    const jwk = await exportJWK(publicKey);
    const forge = (header: object) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'ES256', ...header }).sign(privateKey);
    const published = (await (await fetch(auth('/.well-known/jwks.json'))).json()) as { keys: JsonWebKey[] };
    const theirs = createPublicKey({ key: published.keys[0]!, format: 'jwk' });
    const publicForms = [
      JSON.stringify(published),
      JSON.stringify(published.keys[0]),
      theirs.export({ type: 'spki', format: 'pem' }),
      theirs.export({ type: 'spki', format: 'der' }),
    ];
    const byPublicKey = publicForms.map((key) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: kid! }).sign(Buffer.from(key)),
    );
    const none = [{ alg: 'none', kid }, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'));
    const forged = [
      await forge({ kid }),
      await forge({ kid: 'unknown' }),
      await forge({ kid, jwk }),
      await forge({}),
      ...(await Promise.all(byPublicKey)),
      await forge({ kid, jku: 'https://evil.example/keys' }),
      `${none.join('.')}.`,
      'nonsense',
    ];
    for (const token of forged) {
      const response = await fetch(auth('/user'), bearer(token));
      expect([response.status, await response.json()]).toEqual([
        403,
        expect.objectContaining({ error_code: 'bad_jwt' }),
      ]);
    }
    const stranger = await fetch(auth('/user'));
    expect([stranger.status, ((await stranger.json()) as { error_code: string }).error_code]).toEqual([
      401,
      'no_authorization',
    ]);
  });
});

describe('refreshing', () => {
  const body = async (response: Response) => (await response.json()) as { refresh_token: string; code: string };

  test('refreshing with the parent of the current token returns the current token', async () => {
    const { refresh_token: first } = await signIn(gateway.url);
    const { refresh_token: second } = await body(await refresh(first));
    await gateway.sql.query("UPDATE refresh_tokens SET used_at = used_at - interval '1 hour'");
    expect((await body(await refresh(first))).refresh_token).toBe(second);
    expect((await refresh(second)).status).toBe(200);
  });

  test('concurrent refreshes return the same token', async () => {
    const { refresh_token } = await signIn(gateway.url);
    const answers = await Promise.all(Array.from({ length: 8 }, async () => body(await refresh(refresh_token))));
    expect(new Set(answers.map((answer) => answer.refresh_token)).size).toBe(1);
  });

  test('an older refresh token leads to the current one within ten seconds', async () => {
    const { refresh_token: first } = await signIn(gateway.url);
    const { refresh_token: second } = await body(await refresh(first));
    const { refresh_token: third } = await body(await refresh(second));
    expect((await body(await refresh(first))).refresh_token).toBe(third);
  });

  test('using a spent refresh token later ends the session', async () => {
    const { access_token, refresh_token: first } = await signIn(gateway.url);
    const { refresh_token: second } = await body(await refresh(first));
    const { refresh_token: third } = await body(await refresh(second));
    await gateway.sql.query("UPDATE refresh_tokens SET used_at = used_at - interval '11 seconds'");
    const reused = await refresh(first, coded);
    expect(reused.headers.get('x-supabase-api-version')).toBe('2024-01-01');
    expect([reused.status, await body(reused)]).toEqual([
      400,
      expect.objectContaining({ code: 'refresh_token_already_used' }),
    ]);
    expect(await body(await refresh(third, coded))).toMatchObject({ code: 'refresh_token_already_used' });
    expect((await fetch(auth('/user'), bearer(access_token))).status).toBe(403);
  });

  test.each(["created_at = now() - interval '12 hours 1 second'", "last_used_at = now() - interval '61 minutes'"])(
    'an expired session with %s is refused everywhere',
    async (age) => {
      const { access_token, refresh_token } = await signIn(gateway.url);
      const id = decodeJwt(access_token).session_id;
      await gateway.sql.query(`UPDATE sessions SET ${age} WHERE id = $1`, [id]);
      expect(await body(await refresh(refresh_token, coded))).toMatchObject({ code: 'session_expired' });
      const user = await fetch(auth('/user'), { headers: { ...bearer(access_token).headers, ...coded } });
      expect(await user.json()).toMatchObject({ code: 'session_not_found' });
    },
  );

  test('neither a refresh nor a call that the desk makes by itself is use of the session, but reading is', async () => {
    const { access_token, refresh_token } = await signIn(gateway.url);
    const id = decodeJwt(access_token).session_id;
    await gateway.sql.query("UPDATE sessions SET last_used_at = now() - interval '50 minutes' WHERE id = $1", [id]);
    const idle = async () => {
      const { rows } = await gateway.sql.query(
        'SELECT extract(epoch FROM now() - last_used_at)::float AS s FROM sessions WHERE id = $1',
        [id],
      );
      return rows[0].s as number;
    };
    await refresh(refresh_token);
    await fetch(auth('/user'), { headers: { ...bearer(access_token).headers, 'x-unattended': '1' } });
    expect(await idle()).toBeGreaterThan(2_900);
    await fetch(auth('/user'), bearer(access_token));
    expect(await idle()).toBeLessThan(60);
  });

  test('an unknown refresh token is refused, and no refresh token is stored in plain text', async () => {
    expect(await body(await refresh('made\u0000up', coded))).toMatchObject({ code: 'refresh_token_not_found' });
    const { refresh_token } = await signIn(gateway.url);
    const { rows } = await gateway.sql.query(
      "SELECT count(*)::int AS n FROM refresh_tokens WHERE encode(hash, 'escape') LIKE '%' || $1 || '%'",
      [refresh_token],
    );
    expect(rows[0].n).toBe(0);
  });
});

describe('signing out', () => {
  test.each([
    ['global', [403, 403]],
    ['local', [403, 200]],
    ['others', [200, 403]],
  ])('signing out with scope %s leaves %j of this and the other session', async (scope, left) => {
    const [here, there] = [await signIn(gateway.url), await signIn(gateway.url)];
    const out = await fetch(auth(`/logout?scope=${scope}`), { method: 'POST', ...bearer(here.access_token) });
    expect(out.status).toBe(204);
    const states = await Promise.all(
      [here, there].map(({ access_token }) => fetch(auth('/user'), bearer(access_token))),
    );
    expect(states.map(({ status }) => status)).toEqual(left);
  });

  test('signing out refuses an unknown scope', async () => {
    const { access_token } = await signIn(gateway.url);
    expect((await fetch(auth('/logout?scope=all'), { method: 'POST', ...bearer(access_token) })).status).toBe(400);
  });
});

describe('staff accounts', () => {
  test('a changed password ends the sessions, and an unchanged one keeps hash and sessions', async () => {
    const account = { email: 'changing@example.com', password: 'first password', role: 'owner' as const };
    await ensureStaff(gateway.config.databaseUrl, account);
    const { access_token } = await signIn(gateway.url, account);
    const hashOf = async () =>
      (await gateway.sql.query('SELECT password_hash FROM staff WHERE email = $1', [account.email])).rows[0]
        .password_hash as string;
    const hash = await hashOf();
    expect(hash).toMatch(/^\$argon2id\$/);
    await ensureStaff(gateway.config.databaseUrl, account);
    expect(await hashOf()).toBe(hash);
    expect((await fetch(auth('/user'), bearer(access_token))).status).toBe(200);
    await ensureStaff(gateway.config.databaseUrl, { ...account, password: 'second password' });
    expect((await fetch(auth('/user'), bearer(access_token))).status).toBe(403);
  });
});

test('the logs never contain an address, a password or a token', async () => {
  const { access_token, refresh_token } = await signIn(gateway.url);
  await fetch(auth('/user'), bearer(access_token));
  const log = gateway.logs.join('');
  for (const secret of ['reviewer@example.com', reviewer.password, access_token, refresh_token])
    expect(log).not.toContain(secret);
  expect(log).toContain('/auth/v1/token');
});
