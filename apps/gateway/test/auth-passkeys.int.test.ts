import { beforeEach, describe, expect, test } from '@jest/globals';
import { decodeJwt } from 'jose';
import { type Library, owner, refusalOf, reviewer, useGateway } from './gateway-under-test.ts';
import { SoftPasskey } from './soft-passkey.ts';

const gateway = useGateway();

/** Both steps of registering a passkey, by the library's own calls. */
async function register(lib: Library, passkey = new SoftPasskey()) {
  const { data: begun, error } = await lib.passkey.startRegistration();
  if (error) return { passkey, error, data: null };
  const credential = passkey.create(begun.options);
  return { passkey, ...(await lib.passkey.verifyRegistration({ challengeId: begun.challenge_id, credential })) };
}

async function registered() {
  const { lib } = await gateway.signedIn();
  const { passkey, data, error } = await register(lib);
  expect(error).toBeNull();
  return { lib, passkey, id: data!.id };
}

async function enter(passkey: SoftPasskey) {
  const { lib, events } = gateway.library();
  const { data: begun } = await lib.passkey.startAuthentication();
  const credential = passkey.get(begun!.options);
  const { data, error } = await lib.passkey.verifyAuthentication({ challengeId: begun!.challenge_id, credential });
  return { lib, events, session: data?.session, error };
}

beforeEach(async () => {
  await gateway.sql.query(
    'DELETE FROM sessions; DELETE FROM factors; DELETE FROM passkeys; DELETE FROM recovery_codes',
  );
  await gateway.sql.query('UPDATE staff SET banned_at = NULL');
  gateway.mails.length = 0;
});

describe('a passkey', () => {
  test('passkey options name the public host and require a verified user and a discoverable passkey', async () => {
    const { lib } = await gateway.signedIn();
    const { data } = await lib.passkey.startRegistration();
    expect(data!.options).toMatchObject({
      rp: { id: 'gateway.test' },
      user: { name: reviewer.email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect(Math.abs(data!.expires_at - Date.now() / 1000 - 300)).toBeLessThan(10);
  });

  test('a passkey alone opens a session at two factors, and is listed with its last use', async () => {
    const { passkey, id } = await registered();
    const { lib, events, session, error } = await enter(passkey);
    expect(error).toBeNull();
    expect(events).toContain('SIGNED_IN');
    expect(decodeJwt(session!.access_token)).toMatchObject({ aal: 'aal2', amr: [{ method: 'mfa/webauthn' }] });
    expect(session!.user).toMatchObject({
      email: reviewer.email,
      factors: [{ id, factor_type: 'webauthn', status: 'verified' }],
    });
    const time = expect.stringMatching(/Z$/);
    expect((await lib.passkey.list()).data).toEqual([
      { id, friendly_name: 'Passkey', created_at: time, last_used_at: time },
    ]);
    expect(decodeJwt((await lib.refreshSession()).data.session!.access_token).aal).toBe('aal2');
  });

  test('adding a passkey leaves a password-only session one factor short, and signing in with it ends that session', async () => {
    const { passkey } = await registered();
    const { lib, session } = await gateway.signedIn();
    const short = { currentLevel: 'aal1', nextLevel: 'aal2' };
    expect((await lib.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject(short);
    const list = await gateway.call('/api/admin/applications', session.access_token);
    expect(await refusalOf(list)).toEqual([401, 'insufficient_aal']);
    await enter(passkey);
    expect((await lib.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' });
  });

  test('a passkey has the name that its owner gives it, at once or later', async () => {
    const { lib: first, passkey, id } = await registered();
    expect((await first.passkey.update({ passkeyId: id, friendlyName: 'Key' })).data).toMatchObject({ id });
    const { lib } = await enter(passkey);
    const renamed = await lib.passkey.update({ passkeyId: id, friendlyName: 'Blue key' });
    expect(renamed.data).toMatchObject({ id, friendly_name: 'Blue key' });
    const stranger = await gateway.signedIn(owner);
    const taken = await stranger.lib.passkey.update({ passkeyId: id, friendlyName: 'Mine' });
    expect(taken.error).toMatchObject({ status: 404, code: 'webauthn_credential_not_found' });
  });

  test('a passkey is registered once, and an account has ten at most', async () => {
    const { passkey } = await registered();
    const { lib } = await enter(passkey);
    const again = await register(lib, passkey);
    expect(again.error).toMatchObject({ status: 422, code: 'webauthn_credential_exists' });
    for (let index = 1; index < 10; index++) expect((await register(lib)).error).toBeNull();
    expect((await register(lib)).error).toMatchObject({ status: 422, code: 'too_many_passkeys' });
  });
});

describe('a challenge', () => {
  test('a passkey challenge works once and for five minutes', async () => {
    const { passkey } = await registered();
    const { lib } = gateway.library();
    const { data } = await lib.passkey.startAuthentication();
    const answer = { challengeId: data!.challenge_id, credential: passkey.get(data!.options) };
    expect((await lib.passkey.verifyAuthentication(answer)).error).toBeNull();
    const replayed = await lib.passkey.verifyAuthentication(answer);
    expect(replayed.error).toMatchObject({ status: 400, code: 'webauthn_challenge_not_found' });

    const { data: late } = await lib.passkey.startAuthentication();
    await gateway.sql.query("UPDATE passkey_challenges SET expires_at = now() - interval '1 second'");
    const credential = passkey.get(late!.options);
    const expired = await lib.passkey.verifyAuthentication({ challengeId: late!.challenge_id, credential });
    expect(expired.error).toMatchObject({ status: 400, code: 'webauthn_challenge_expired' });
  });

  test('a registration challenge works neither for a sign-in nor for another person', async () => {
    const { lib, passkey } = await registered();
    const { lib: stranger } = await gateway.signedIn(owner);
    const { data } = await stranger.passkey.startRegistration();
    const challengeId = data!.challenge_id;
    const other = { challengeId, credential: new SoftPasskey().create(data!.options) };
    const notFound = { status: 400, code: 'webauthn_challenge_not_found' };
    expect((await lib.passkey.verifyRegistration(other)).error).toBeDefined();
    const { data: own } = await stranger.passkey.startRegistration();
    const entered = { challengeId: own!.challenge_id, credential: passkey.get(own!.options) };
    expect((await lib.passkey.verifyAuthentication(entered)).error).toMatchObject(notFound);
  });
});

test.each<[string, (passkey: SoftPasskey) => void]>([
  ['of another site', (passkey) => (passkey.origin = 'https://gateway.test.evil.example')],
  ['without a verified user', (passkey) => (passkey.verifiesUser = false)],
  ['of an unregistered passkey', (passkey) => (passkey.id = new SoftPasskey().id)],
  ['for another person', (passkey) => (passkey.userHandle = Buffer.from(crypto.randomUUID()).toString('base64url'))],
  ['that has counted before', (passkey) => (passkey.counter = 2)],
])('a passkey response %s gets the one common refusal', async (_what, change) => {
  const { passkey } = await registered();
  passkey.counter = 6;
  expect((await enter(passkey)).error).toBeNull();
  change(passkey);
  const { error } = await enter(passkey);
  const message = 'This passkey does not open the desk';
  expect(error).toMatchObject({ status: 400, code: 'webauthn_verification_failed', message });
  const { rows } = await gateway.sql.query('SELECT staff_id, action, detail FROM audit ORDER BY id DESC LIMIT 1');
  expect(rows[0]).toEqual({ staff_id: null, action: 'session.refused', detail: 'passkey' });
});

test('a new passkey of another site, or without a verified user, is refused', async () => {
  const { lib } = await gateway.signedIn();
  const foreign = Object.assign(new SoftPasskey(), { origin: 'https://evil.example' });
  const careless = Object.assign(new SoftPasskey(), { verifiesUser: false });
  for (const passkey of [foreign, careless])
    expect((await register(lib, passkey)).error).toMatchObject({ status: 400, code: 'webauthn_verification_failed' });
});

test("only a banned person's own passkey reveals the ban", async () => {
  const { passkey } = await registered();
  await gateway.sql.query('UPDATE staff SET banned_at = now() WHERE email = $1', [reviewer.email]);
  expect((await enter(passkey)).error).toMatchObject({ status: 400, code: 'user_banned' });
});

test.each([
  ['no challenge', { credential: {} }],
  ['half a credential', { challenge_id: crypto.randomUUID(), credential: { id: 'x' } }],
  ['null', null],
])('a passkey sign-in with %s is refused as invalid', async (_what, body) => {
  const response = await gateway.post('/auth/v1/passkeys/authentication/verify', body);
  expect([response.status, await response.json()]).toEqual([
    400,
    { code: 400, error_code: 'validation_failed', msg: expect.any(String) },
  ]);
});

describe('without a factor shown in the last five minutes', () => {
  const wanted = { status: 400, code: 'reauthentication_needed' };

  test('nobody starts to set up a passkey or an authenticator app without a recently shown factor', async () => {
    const { lib } = await gateway.signedIn();
    await gateway.forgetPresence();
    expect((await lib.passkey.startRegistration()).error).toMatchObject(wanted);
    expect((await lib.mfa.enroll({ factorType: 'totp', friendlyName: 'thief' })).error).toMatchObject(wanted);
  });

  test('removing a passkey needs a recently shown factor, which a new sign-in provides', async () => {
    const { passkey, id } = await registered();
    const { lib } = await enter(passkey);
    await gateway.forgetPresence();
    expect((await lib.passkey.delete({ passkeyId: id })).error).toMatchObject(wanted);
    expect((await (await enter(passkey)).lib.passkey.delete({ passkeyId: id })).error).toBeNull();
  });
});

test('a session at one factor cannot change factors of an account that has a passkey', async () => {
  const { id, passkey } = await registered();
  await enter(passkey);
  const { lib } = await gateway.signedIn();
  const wanted = { status: 403, code: 'insufficient_aal' };
  expect((await lib.passkey.startRegistration()).error).toMatchObject(wanted);
  expect((await lib.mfa.enroll({ factorType: 'totp', friendlyName: 'thief' })).error).toMatchObject(wanted);
  expect((await lib.passkey.update({ passkeyId: id, friendlyName: 'x' })).error).toMatchObject(wanted);
  expect((await lib.passkey.delete({ passkeyId: id })).error).toMatchObject(wanted);
  expect((await lib.mfa.recoveryCodes.generate()).error).toMatchObject(wanted);
});

test('removing a passkey ends the sessions that it opened, and leaves this one at one factor', async () => {
  const { passkey, id } = await registered();
  const [here, elsewhere] = [await enter(passkey), await enter(passkey)];
  expect((await here.lib.passkey.delete({ passkeyId: id })).error).toBeNull();
  expect((await elsewhere.lib.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' });
  const { session } = (await here.lib.refreshSession()).data;
  expect(decodeJwt(session!.access_token).aal).toBe('aal1');
  expect((await enter(passkey)).error).toMatchObject({ code: 'webauthn_verification_failed' });
  const again = await here.lib.passkey.delete({ passkeyId: id });
  expect(again.error).toMatchObject({ status: 404, code: 'webauthn_credential_not_found' });
});

test('an added or removed passkey is mailed to its owner and to all owners of the desk', async () => {
  const { passkey, id } = await registered();
  expect(await gateway.mail('factor_added', reviewer.email)).toMatchObject({ factor: 'passkey' });
  const notice = await gateway.mail('staff_factor_changed', owner.email, 'factor_added');
  expect(notice).toMatchObject({ factor: 'passkey', about: reviewer.email });
  await (await enter(passkey)).lib.passkey.delete({ passkeyId: id });
  expect(await gateway.mail('factor_removed', reviewer.email)).toMatchObject({ factor: 'passkey' });
  await gateway.mail('staff_factor_changed', owner.email, 'factor_removed');
  expect(await gateway.audited(2, { action: 'factor.%' })).toEqual([
    { action: 'factor.added', subject: id, detail: 'passkey' },
    { action: 'factor.removed', subject: id, detail: 'passkey' },
  ]);
});

test("an owner sees a colleague's factors and removes them, which is mailed to both", async () => {
  const { passkey } = await registered();
  await (await enter(passkey)).lib.mfa.recoveryCodes.generate();
  for (const change of ['factor_added', 'recovery_codes_made'])
    await gateway.mail('staff_factor_changed', owner.email, change);
  const { access_token } = await gateway.signIn(owner);
  type Members = { items: { id: string; email: string; second_factor: boolean; factors: string[] }[] };
  const staff = async () => {
    const list = await gateway.call('/api/admin/staff', access_token);
    return ((await list.json()) as Members).items.find(({ email }) => email === reviewer.email)!;
  };
  const { id, ...member } = await staff();
  expect(member).toMatchObject({ second_factor: true, factors: ['passkey'] });
  const remove = gateway.call(`/api/admin/staff/${id}/factors`, access_token, { method: 'DELETE' });
  expect((await remove).status).toBe(200);
  expect(await staff()).toMatchObject({ second_factor: false, factors: [] });
  expect((await enter(passkey)).error).toMatchObject({ code: 'webauthn_verification_failed' });
  expect((await gateway.sql.query('SELECT FROM recovery_codes')).rowCount).toBe(0);
  expect(await gateway.mail('factor_removed', reviewer.email)).toMatchObject({ factor: 'passkey' });
  const notice = await gateway.mail('staff_factor_changed', owner.email, 'factor_removed');
  expect(notice).toMatchObject({ factor: 'passkey', about: reviewer.email, by: owner.email });
});
