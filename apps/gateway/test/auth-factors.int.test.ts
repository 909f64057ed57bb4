import { beforeEach, describe, expect, test } from '@jest/globals';
import { decodeJwt } from 'jose';
import { Secret } from 'otpauth';
import {
  coded,
  codeOf,
  enrolled,
  owner,
  raised as raise,
  refusalOf,
  reviewer,
  sessionOf,
  useGateway,
  useReplica,
} from './gateway-under-test.ts';

const gateway = useGateway();
const limited = useReplica(gateway, () => ({ rateLimits: true }));
/** Simulates that at least 30 s have passed since the last accepted code. */
const later = () => gateway.sql.query('UPDATE factors SET last_counter = 0');

/** A session raised by a factor of its own, some time ago. */
async function raised() {
  const session = await raise(gateway);
  await later();
  return session;
}

beforeEach(async () => {
  await gateway.sql.query('DELETE FROM sessions; DELETE FROM factors');
});

describe('setting up', () => {
  test('the setup of an authenticator app shows a QR code, its address and the secret', async () => {
    const { lib } = await gateway.signedIn();
    const { qr_code, uri, secret } = await enrolled(lib);
    expect(qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg [^#%]*<\/svg>$/);
    expect(qr_code).toContain('fill="white"');
    expect(uri).toMatch(/^otpauth:\/\/totp\/Blue%20Peony:reviewer%40example\.com\?/);
    expect(new URL(uri).searchParams.get('secret')).toBe(secret);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const { rows } = await gateway.sql.query('SELECT sealed_secret FROM factors');
    expect(rows[0].sealed_secret.includes(Secret.fromBase32(secret).bytes)).toBe(false);
  });

  test('an authenticator app does not count before one of its codes is verified', async () => {
    const { lib } = await gateway.signedIn();
    const { factorId } = await enrolled(lib);
    const level = await lib.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });
    const wrong = await lib.mfa.challengeAndVerify({ factorId, code: '000000' });
    expect(wrong.error).toMatchObject({ status: 422, code: 'mfa_verification_failed' });
    expect((await lib.getUser()).data.user?.factors).toMatchObject([{ id: factorId, status: 'unverified' }]);
    expect((await lib.mfa.unenroll({ factorId })).data).toEqual({ id: factorId });
  });

  test('each factor name is used once, and an account has ten factors at most', async () => {
    const { lib } = await gateway.signedIn();
    await enrolled(lib);
    const again = await lib.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' });
    expect(again.error).toMatchObject({ status: 422, code: 'mfa_factor_name_conflict' });
    for (let index = 1; index < 10; index++) await enrolled(lib, `phone ${index}`);
    const tooMany = await lib.mfa.enroll({ factorType: 'totp', friendlyName: 'one more' });
    expect(tooMany.error).toMatchObject({ status: 422, code: 'too_many_enrolled_mfa_factors' });
    await gateway.sql.query("UPDATE factors SET created_at = now() - interval '11 minutes'");
    await enrolled(lib);
  });

  test('a second factor by phone is refused', async () => {
    const { lib } = await gateway.signedIn();
    const { error } = await lib.mfa.enroll({ factorType: 'phone', phone: '+48500100200' });
    expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
  });
});

describe('a right code', () => {
  test('a correct code raises the session with the same id to aal2, with both methods, newest first', async () => {
    const { lib, events, session } = await gateway.signedIn();
    const { factorId, secret } = await enrolled(lib);
    const { data } = await lib.mfa.challengeAndVerify({ factorId, code: codeOf(secret) });
    expect(events).toContain('MFA_CHALLENGE_VERIFIED');
    const claims = decodeJwt(data!.access_token);
    expect(claims).toMatchObject({ aal: 'aal2', session_id: sessionOf(session.access_token) });
    expect(claims.amr).toMatchObject([{ method: 'totp' }, { method: 'password' }]);
    expect(data!.user.factors).toMatchObject([{ id: factorId, status: 'verified', factor_type: 'totp' }]);
    expect((await lib.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal2',
      nextLevel: 'aal2',
    });
    expect(decodeJwt((await lib.refreshSession()).data.session!.access_token).aal).toBe('aal2');
    expect((await lib.mfa.listFactors()).data?.totp).toHaveLength(1);
  });

  test('a correct code ends the other sessions at one factor and keeps those at two', async () => {
    const first = await raised();
    const second = await gateway.signedIn();
    const third = await gateway.signIn();
    const challenge = { factorId: first.factorId, code: codeOf(first.secret) };
    expect((await second.lib.mfa.challengeAndVerify(challenge)).error).toBeNull();
    expect((await gateway.call('/auth/v1/user', third.access_token)).status).toBe(403);
    expect(await gateway.refresh(third.refresh_token)).toMatchObject({ code: 'refresh_token_not_found' });
    expect((await first.lib.getUser()).error).toBeNull();
    expect((await second.lib.getUser()).error).toBeNull();
  });

  test('a correct code is accepted once, also for two concurrent calls', async () => {
    const { lib: raisedBefore, factorId, secret } = await raised();
    const code = codeOf(secret);
    const tries = [1, 2, 3].map(() => raisedBefore.mfa.challengeAndVerify({ factorId, code }));
    const errors = (await Promise.all(tries)).map(({ error }) => error?.code ?? error);
    expect(errors.filter((error) => error === null)).toHaveLength(1);
    expect(errors.filter((error) => error === 'mfa_verification_failed')).toHaveLength(2);
    const { lib } = await gateway.signedIn();
    const replayed = await lib.mfa.challengeAndVerify({ factorId, code });
    expect(replayed.error).toMatchObject({ code: 'mfa_verification_failed' });
    const earlier = await lib.mfa.challengeAndVerify({ factorId, code: codeOf(secret, -1) });
    expect(earlier.error).toMatchObject({ code: 'mfa_verification_failed' });
  });

  test('a challenge works once, for five minutes, and for its own factor', async () => {
    const { lib, factorId, secret } = await raised();
    const { data: challenge } = await lib.mfa.challenge({ factorId });
    expect(Math.abs(challenge!.expires_at - Date.now() / 1000 - 300)).toBeLessThan(5);
    const verify = () => lib.mfa.verify({ factorId, challengeId: challenge!.id, code: codeOf(secret) });
    const expired = { status: 422, code: 'mfa_challenge_expired' };
    await gateway.sql.query("UPDATE factor_challenges SET expires_at = now() - interval '1 second'");
    expect((await verify()).error).toMatchObject(expired);
    await gateway.sql.query("UPDATE factor_challenges SET expires_at = now() + interval '1 minute'");
    expect((await verify()).error).toBeNull();
    await later();
    expect((await verify()).error).toMatchObject(expired);
  });

  test("a correct code is refused for another person's factor", async () => {
    const { factorId } = await raised();
    const { access_token } = await gateway.signIn(owner);
    for (const [method, path] of [
      ['POST', `/factors/${factorId}/challenge`],
      ['DELETE', `/factors/${factorId}`],
      ['POST', '/factors/nonsense/challenge'],
    ] as const) {
      const response = await gateway.call(`/auth/v1${path}`, access_token, { method, headers: coded });
      expect(await refusalOf(response)).toEqual([404, 'mfa_factor_not_found']);
    }
  });
});

describe('a refresh token from before the second factor', () => {
  async function raisedWithOldTokens() {
    const first = await gateway.signIn();
    const second = await gateway.refresh(first.refresh_token);
    const { lib } = gateway.library();
    await lib.setSession({ access_token: second.access_token, refresh_token: second.refresh_token });
    const { factorId, secret } = await enrolled(lib);
    const { data } = await lib.mfa.challengeAndVerify({ factorId, code: codeOf(secret) });
    return { spent: first.refresh_token, parent: second.refresh_token, live: data!.refresh_token };
  }

  test('a refresh token from before the second factor gets nothing within ten seconds, and the session continues', async () => {
    const { spent, parent, live } = await raisedWithOldTokens();
    for (const token of [parent, spent]) expect(await gateway.refresh(token)).toMatchObject({ code: 'conflict' });
    expect(decodeJwt((await gateway.refresh(live)).access_token).aal).toBe('aal2');
  });

  test.each(['spent', 'parent'] as const)(
    'a refresh token from before the second factor ends the session later: the %s one',
    async (which) => {
      const tokens = await raisedWithOldTokens();
      await gateway.sql.query("UPDATE refresh_tokens SET used_at = used_at - interval '11 seconds'");
      expect(await gateway.refresh(tokens[which])).toMatchObject({ code: 'refresh_token_already_used' });
      expect(await gateway.refresh(tokens.live)).toMatchObject({ code: 'refresh_token_already_used' });
      expect(await gateway.audited()).toMatchObject([{ action: 'session.token-reused' }]);
    },
  );

  test('a refresh during the verification of a code never leads to two factors', async () => {
    for (let run = 0; run < 5; run++) {
      await gateway.sql.query('DELETE FROM factors');
      const { lib, session } = await gateway.signedIn();
      const { factorId, secret } = await enrolled(lib);
      const [verified, refreshed] = await Promise.all([
        lib.mfa.challengeAndVerify({ factorId, code: codeOf(secret) }),
        gateway.refresh(session.refresh_token),
      ]);
      expect(verified.error).toBeNull();
      if (refreshed.access_token) expect(decodeJwt(refreshed.access_token).aal).toBe('aal1');
      else expect(refreshed.code).toBe('conflict');
      if (refreshed.refresh_token)
        expect(await gateway.refresh(refreshed.refresh_token)).toMatchObject({ code: 'conflict' });
    }
  });
});

describe('with a second factor', () => {
  test('recovery by mail does not bypass the second factor', async () => {
    const { factorId, secret } = await raised();
    const { lib, events } = gateway.library();
    await lib.resetPasswordForEmail(reviewer.email);
    const { token } = await gateway.mail('recovery', reviewer.email);
    await lib.verifyOtp({ type: 'recovery', token_hash: token });
    expect(events).toContain('PASSWORD_RECOVERY');
    const password = 'rainy-otter-62-violin';
    expect((await lib.updateUser({ password })).error).toMatchObject({ code: 'insufficient_aal' });
    await lib.mfa.challengeAndVerify({ factorId, code: codeOf(secret) });
    expect((await lib.updateUser({ password })).error).toBeNull();
    const back = { password: reviewer.password, current_password: password };
    expect((await lib.updateUser(back)).error).toBeNull();
  });

  test('only a session at two factors removes the factor, and sessions that it raised fall back', async () => {
    const { lib, factorId } = await raised();
    const low = await gateway.signedIn();
    const refused = await low.lib.mfa.unenroll({ factorId });
    expect(refused.error).toMatchObject({ status: 422, code: 'insufficient_aal' });
    expect((await lib.mfa.unenroll({ factorId })).data).toEqual({ id: factorId });
    const { session } = (await lib.refreshSession()).data;
    expect(decodeJwt(session!.access_token)).toMatchObject({ aal: 'aal1', amr: [{ method: 'password' }] });
    expect(session!.user.factors).toEqual([]);
  });
});

test('wrong codes cause growing delays, and a correct one resets them', async () => {
  const { lib } = await limited.signedIn();
  const { factorId, secret } = await enrolled(lib);
  const guess = async (code: string) => (await lib.mfa.challengeAndVerify({ factorId, code })).error?.code;
  for (let run = 0; run < 4; run++) expect(await guess('000000')).toBe('mfa_verification_failed');
  expect(await guess(codeOf(secret))).toBeUndefined();
  for (let run = 0; run < 5; run++) expect(await guess('000000')).toBe('mfa_verification_failed');
  expect(await guess('000000')).toBe('over_request_rate_limit');
});
