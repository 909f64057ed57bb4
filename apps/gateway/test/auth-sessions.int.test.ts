import { createPublicKey, type JsonWebKey } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import {
  createLocalJWKSet,
  decodeJwt,
  decodeProtectedHeader,
  exportJWK,
  generateKeyPair,
  jwtVerify,
  SignJWT,
} from 'jose';
import { coded, type Library, publicUrl, refusalOf, reviewer, sessionOf, useGateway } from './gateway-under-test.ts';

const gateway = useGateway();
const refresh = (token: string, headers = {}) =>
  gateway.post('/auth/v1/token?grant_type=refresh_token', { refresh_token: token }, headers);
/** Status of a call with an access token. */
const use = async (token: string) => (await gateway.call('/auth/v1/user', token)).status;

describe('the session library, unmodified', () => {
  test('the unmodified session library signs in, reads the user, refreshes and signs out', async () => {
    const { lib, events } = gateway.library();
    const signedIn = await lib.signInWithPassword({ email: 'Reviewer@Example.com', password: reviewer.password });
    expect(signedIn.error).toBeNull();
    expect(signedIn.data.user).toMatchObject({
      email: reviewer.email,
      app_metadata: { role: 'reviewer' },
      factors: [],
    });
    expect(signedIn.data.session?.expires_in).toBe(3600);
    expect((await lib.getUser()).data.user?.id).toBe(signedIn.data.user?.id);
    expect((await lib.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal1');
    expect((await lib.getClaims()).data?.claims.session_id).toBeTruthy();

    const refreshed = await lib.refreshSession();
    expect(refreshed.error).toBeNull();
    expect(refreshed.data.session?.refresh_token).not.toBe(signedIn.data.session?.refresh_token);

    expect((await lib.signOut()).error).toBeNull();
    expect(await use(refreshed.data.session!.access_token)).toBe(403);
    expect(events).toEqual(expect.arrayContaining(['SIGNED_IN', 'TOKEN_REFRESHED', 'SIGNED_OUT']));
  });

  test('the session library reads the code and the text of a refused password', async () => {
    const { error } = await gateway.library().lib.signInWithPassword({ email: reviewer.email, password: 'wrong' });
    expect(error).toMatchObject({ code: 'invalid_credentials', status: 400, message: 'Invalid login credentials' });
  });

  test.each([
    [
      'signUp',
      { status: 422, code: 'signup_disabled', message: 'Signups not allowed for this instance' },
      (lib: Library) => lib.signUp({ email: 'a@example.com', password: 'secret secret' }),
    ],
    ['signInAnonymously', { code: 'anonymous_provider_disabled' }, (lib: Library) => lib.signInAnonymously()],
    ['signInWithOtp', { code: 'otp_disabled' }, (lib: Library) => lib.signInWithOtp({ email: reviewer.email })],
    [
      'signInWithSSO',
      { code: 'saml_provider_disabled' },
      (lib: Library) => lib.signInWithSSO({ domain: 'example.com' }),
    ],
    [
      'signInWithIdToken',
      { code: 'provider_disabled' },
      (lib: Library) => lib.signInWithIdToken({ provider: 'google', token: 'x' }),
    ],
  ])("the session library's %s is refused with %j", async (_name, refusal, enter) => {
    expect((await enter(gateway.library().lib)).error).toMatchObject(refusal);
  });
});

describe('tokens', () => {
  test('access tokens are ES256 with the published key and carry the claims of the protocol', async () => {
    const { access_token } = await gateway.signIn();
    const jwks = await fetch(gateway.auth('/.well-known/jwks.json'));
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
    const { access_token } = await gateway.signIn();
    const claims = decodeJwt(access_token);
    const { kid } = decodeProtectedHeader(access_token);
    const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
    const jwk = await exportJWK(publicKey);
    const forge = (header: object) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'ES256', ...header }).sign(privateKey);
    const published = (await (await fetch(gateway.auth('/.well-known/jwks.json'))).json()) as { keys: JsonWebKey[] };
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
      const response = await gateway.call('/auth/v1/user', token);
      expect(await refusalOf(response)).toEqual([403, 'bad_jwt']);
    }
    expect(await refusalOf(await fetch(gateway.auth('/user')))).toEqual([401, 'no_authorization']);
  });
});

describe('refreshing', () => {
  test('refreshing with the parent of the current token returns the current token', async () => {
    const { refresh_token: first } = await gateway.signIn();
    const { refresh_token: second } = await gateway.refresh(first);
    await gateway.sql.query("UPDATE refresh_tokens SET used_at = used_at - interval '1 hour'");
    expect((await gateway.refresh(first)).refresh_token).toBe(second);
    expect((await refresh(second)).status).toBe(200);
  });

  test('concurrent refreshes return the same token', async () => {
    const { refresh_token } = await gateway.signIn();
    const answers = await Promise.all(Array.from({ length: 8 }, () => gateway.refresh(refresh_token)));
    expect(new Set(answers.map((answer) => answer.refresh_token)).size).toBe(1);
  });

  test('an older refresh token leads to the current one within ten seconds', async () => {
    const { refresh_token: first } = await gateway.signIn();
    const { refresh_token: second } = await gateway.refresh(first);
    const { refresh_token: third } = await gateway.refresh(second);
    expect((await gateway.refresh(first)).refresh_token).toBe(third);
  });

  test('using a spent refresh token later ends the session', async () => {
    const { access_token, refresh_token: first } = await gateway.signIn();
    const { refresh_token: second } = await gateway.refresh(first);
    const { refresh_token: third } = await gateway.refresh(second);
    await gateway.sql.query("UPDATE refresh_tokens SET used_at = used_at - interval '11 seconds'");
    const reused = await refresh(first, coded);
    expect(reused.headers.get('x-supabase-api-version')).toBe('2024-01-01');
    expect(await refusalOf(reused)).toEqual([400, 'refresh_token_already_used']);
    expect(await gateway.refresh(third)).toMatchObject({ code: 'refresh_token_already_used' });
    expect(await use(access_token)).toBe(403);
  });

  test.each(["created_at = now() - interval '12 hours 1 second'", "last_used_at = now() - interval '61 minutes'"])(
    'an expired session with %s is refused everywhere',
    async (age) => {
      const { access_token, refresh_token } = await gateway.signIn();
      await gateway.sql.query(`UPDATE sessions SET ${age} WHERE id = $1`, [sessionOf(access_token)]);
      expect(await gateway.refresh(refresh_token)).toMatchObject({ code: 'session_expired' });
      const user = await gateway.call('/auth/v1/user', access_token, { headers: coded });
      expect(await user.json()).toMatchObject({ code: 'session_not_found' });
    },
  );

  test('neither a refresh nor a call that the desk makes by itself is use of the session, but reading is', async () => {
    const { access_token, refresh_token } = await gateway.signIn();
    const id = sessionOf(access_token);
    await gateway.sql.query("UPDATE sessions SET last_used_at = now() - interval '50 minutes' WHERE id = $1", [id]);
    const idle = async () => {
      const { rows } = await gateway.sql.query(
        'SELECT extract(epoch FROM now() - last_used_at)::float AS s FROM sessions WHERE id = $1',
        [id],
      );
      return rows[0].s as number;
    };
    await refresh(refresh_token);
    await gateway.call('/auth/v1/user', access_token, { headers: { 'x-unattended': '1' } });
    expect(await idle()).toBeGreaterThan(2_900);
    await gateway.call('/auth/v1/user', access_token);
    expect(await idle()).toBeLessThan(60);
  });

  test('an unknown refresh token is refused, and no refresh token is stored in plain text', async () => {
    expect(await refusalOf(await refresh('made\u0000up', coded))).toEqual([400, 'refresh_token_not_found']);
    const { refresh_token } = await gateway.signIn();
    const { rows } = await gateway.sql.query(
      "SELECT count(*)::int AS n FROM refresh_tokens WHERE encode(hash, 'escape') LIKE '%' || $1 || '%'",
      [refresh_token],
    );
    expect(rows[0].n).toBe(0);
  });
});

describe('signing out', () => {
  const over = [403, 'refresh_token_not_found'];
  const lives = [200, undefined];

  test.each([
    ['global', [over, over]],
    ['local', [over, lives]],
    ['others', [lives, over]],
  ])('signing out with scope %s leaves both tokens of this and the other session as %j', async (scope, left) => {
    const sessions = [await gateway.signIn(), await gateway.signIn()];
    const out = await gateway.call(`/auth/v1/logout?scope=${scope}`, sessions[0]!.access_token, { method: 'POST' });
    expect(out.status).toBe(204);
    const states = sessions.map(async ({ access_token, refresh_token }) => [
      await use(access_token),
      (await gateway.refresh(refresh_token)).code,
    ]);
    expect(await Promise.all(states)).toEqual(left);
  });

  test('signing out refuses an unknown scope', async () => {
    const { access_token } = await gateway.signIn();
    expect((await gateway.call('/auth/v1/logout?scope=all', access_token, { method: 'POST' })).status).toBe(400);
  });
});

describe('staff accounts', () => {
  test('a changed password ends the sessions, and an unchanged one keeps hash and sessions', async () => {
    const account = { email: 'changing@example.com', password: 'first password', role: 'owner' as const };
    await gateway.ensureStaff(account);
    const { access_token } = await gateway.signIn(account);
    const hashOf = async () =>
      (await gateway.sql.query('SELECT password_hash FROM staff WHERE email = $1', [account.email])).rows[0]
        .password_hash as string;
    const hash = await hashOf();
    expect(hash).toMatch(/^\$argon2id\$/);
    await gateway.ensureStaff(account);
    expect(await hashOf()).toBe(hash);
    expect(await use(access_token)).toBe(200);
    await gateway.ensureStaff({ ...account, password: 'second password' });
    expect(await use(access_token)).toBe(403);
  });
});

test('the logs never contain an address, a password or a token', async () => {
  const { access_token, refresh_token } = await gateway.signIn();
  await gateway.call('/auth/v1/user', access_token);
  const log = gateway.logs.join('');
  for (const secret of ['reviewer@example.com', reviewer.password, access_token, refresh_token])
    expect(log).not.toContain(secret);
  expect(log).toContain('/auth/v1/token');
});
