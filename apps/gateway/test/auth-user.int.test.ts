import { beforeEach, describe, expect, test } from '@jest/globals';
import { ensureStaff } from '../src/index.ts';
import { nameOf } from '../src/shared/identity/staff-name.ts';
import { bearer, library, owner, reviewer, signIn, useGateway } from './gateway-under-test.ts';

const gateway = useGateway();
const newPassword = 'rainy-otter-62-violin';
const auth = (path: string) => `${gateway.url}/auth/v1${path}`;

async function signedIn(account = reviewer) {
  const { auth: lib, events } = library(gateway.url);
  expect((await lib.signInWithPassword(account)).error).toBeNull();
  return { lib, events };
}
const wrong = { status: 422, code: 'reauthentication_not_valid' };

beforeEach(async () => {
  await gateway.sql.query('DELETE FROM sessions; DELETE FROM one_time_codes');
  await gateway.sql.query("UPDATE staff SET email = $1 WHERE role = 'reviewer'", [reviewer.email]);
  await ensureStaff(gateway.config.databaseUrl, reviewer);
  gateway.mails.length = 0;
});

describe('a new password', () => {
  test('a new password needs a proof besides the session', async () => {
    const { lib } = await signedIn();
    const { error } = await lib.updateUser({ password: newPassword });
    expect(error).toMatchObject({ status: 400, code: 'reauthentication_needed' });
    expect((await signIn(gateway.url)).access_token).toBeTruthy();
  });

  test('a new password with the current one as proof ends the other sessions and keeps this one', async () => {
    const other = await signIn(gateway.url);
    const { lib, events } = await signedIn();
    const change = { password: newPassword, current_password: reviewer.password };
    expect((await lib.updateUser(change)).error).toBeNull();
    expect(events).toContain('USER_UPDATED');
    expect((await fetch(auth('/user'), bearer(other.access_token))).status).toBe(403);
    expect((await lib.refreshSession()).error).toBeNull();
    expect((await lib.signInWithPassword({ ...reviewer, password: newPassword })).error).toBeNull();
    await gateway.mail('password_changed', reviewer.email);
  });

  test('a mailed code is a proof for a new password, once', async () => {
    const { lib } = await signedIn();
    expect((await lib.reauthenticate()).error).toBeNull();
    const { code: nonce } = await gateway.mail('reauthentication', reviewer.email);
    expect((await lib.updateUser({ password: newPassword, nonce: '00000000' })).error).toMatchObject(wrong);
    // A change that fails for another reason does not use up the code.
    expect((await lib.updateUser({ password: 'short', nonce })).error).toMatchObject({ code: 'weak_password' });
    expect((await lib.updateUser({ password: newPassword, nonce })).error).toBeNull();
    expect((await lib.updateUser({ password: `${newPassword}!`, nonce })).error).toMatchObject(wrong);
  });

  test("a new password is refused with another person's mailed code", async () => {
    const { lib: ownersLibrary } = await signedIn(owner as never);
    await ownersLibrary.reauthenticate();
    const { code: nonce } = await gateway.mail('reauthentication', owner.email);
    const { lib } = await signedIn();
    expect((await lib.updateUser({ password: newPassword, nonce })).error).toMatchObject(wrong);
  });

  test('refusing a new password without proof reveals nothing about the current one', async () => {
    const { lib } = await signedIn();
    for (const password of [reviewer.password, 'something else entirely'])
      expect((await lib.updateUser({ password })).error).toMatchObject({ code: 'reauthentication_needed' });
    const guess = { password: newPassword, current_password: 'a wrong guess' };
    expect((await lib.updateUser(guess)).error).toMatchObject(wrong);
  });

  test.each([
    ['short', ['length']],
    ['Password2025!', ['pwned']],
    ['reviewer@example.com', ['characters']],
  ])('refuses the password %s as too weak, with and without proof of presence: %j', async (password, reasons) => {
    const { lib } = await signedIn();
    for (const proof of [{}, { current_password: reviewer.password }]) {
      const { error } = await lib.updateUser({ password, ...proof });
      expect(error).toMatchObject({ name: 'AuthWeakPasswordError', status: 422, code: 'weak_password', reasons });
    }
  });

  test('refuses a new password that equals the current one or is too long', async () => {
    const { lib } = await signedIn();
    const current_password = reviewer.password;
    const same = await lib.updateUser({ password: reviewer.password, current_password });
    expect(same.error).toMatchObject({ status: 422, code: 'same_password' });
    const endless = await lib.updateUser({ password: 'ab1'.repeat(100), current_password });
    expect(endless.error).toMatchObject({ status: 400, code: 'validation_failed' });
  });
});

describe('a new address', () => {
  const email = 'New.Address@example.com';
  const address = email.toLowerCase();

  const accepted = { data: { session: null, user: null }, error: null };

  test.each(['old', 'new'] as const)(
    'a new address takes effect once both mailboxes have confirmed, the %s one first',
    async (first) => {
      const { lib } = await signedIn();
      const asked = await lib.updateUser({ email, current_password: reviewer.password });
      expect(asked.data.user).toMatchObject({ email: reviewer.email, new_email: address });
      const fresh = await gateway.mail('email', address);
      const leaving = await gateway.mail('email_change_requested', reviewer.email);
      const [one, other] = first === 'old' ? [leaving, fresh] : [fresh, leaving];

      const elsewhere = library(gateway.url);
      expect(await elsewhere.auth.verifyOtp({ type: 'email_change', token_hash: one.token })).toEqual(accepted);
      expect(elsewhere.events).not.toContain('SIGNED_IN');
      expect((await lib.getUser()).data.user?.email).toBe(reviewer.email);
      const again = await elsewhere.auth.verifyOtp({ type: 'email', token_hash: one.token });
      expect(again.error).toMatchObject({ code: 'otp_expired' });

      expect((await elsewhere.auth.verifyOtp({ type: 'email', token_hash: other.token })).error).toBeNull();
      expect(elsewhere.events).toContain('SIGNED_IN');
      expect((await lib.getUser()).data.user).toMatchObject({ email: address });
      expect((await lib.getUser()).data.user?.new_email).toBeUndefined();
      await gateway.sendLeased();
      await gateway.mail('email_changed', reviewer.email);
      expect((await lib.signInWithPassword({ ...reviewer, email })).error).toBeNull();
      expect((await lib.signInWithPassword(reviewer)).error).toMatchObject({ code: 'invalid_credentials' });
    },
  );

  test('a second change of address invalidates the mails about the first', async () => {
    const { lib } = await signedIn();
    await lib.updateUser({ email: 'first@example.com', current_password: reviewer.password });
    const { token } = await gateway.mail('email', 'first@example.com');
    await lib.updateUser({ email, current_password: reviewer.password });
    const { error } = await lib.verifyOtp({ type: 'email', token_hash: token });
    expect(error).toMatchObject({ status: 403, code: 'otp_expired' });
  });

  test("each mailbox can request its mail again, by the library's name for it", async () => {
    const { lib } = await signedIn();
    await lib.updateUser({ email, current_password: reviewer.password });
    await gateway.mail('email', address);
    await gateway.mail('email_change_requested', reviewer.email);
    for (const mailbox of [email, reviewer.email])
      expect((await lib.resend({ type: 'email_change', email: mailbox })).error).toBeNull();
    const { code } = await gateway.mail('email', address);
    expect(await lib.verifyOtp({ type: 'email_change', email, token: code })).toEqual(accepted);
    const { code: token } = await gateway.mail('email_change_requested', reviewer.email);
    const second = await lib.verifyOtp({ type: 'email_change', email: reviewer.email, token });
    expect(second.data.user).toMatchObject({ email: address });
  });

  test('a new address needs the same proof as a password, and must not belong to another account', async () => {
    const { lib } = await signedIn();
    expect((await lib.updateUser({ email })).error).toMatchObject({ code: 'reauthentication_needed' });
    const taken = await lib.updateUser({ email: owner.email, current_password: reviewer.password });
    expect(taken.error).toMatchObject({ status: 422, code: 'email_exists' });
    expect(gateway.mails.filter(({ kind }) => kind !== 'new_device')).toEqual([]);
  });

  test('a new address that another account took meanwhile is refused, and nothing changes', async () => {
    const { lib } = await signedIn();
    await lib.updateUser({ email, current_password: reviewer.password });
    const { token } = await gateway.mail('email', address);
    const leaving = await gateway.mail('email_change_requested', reviewer.email);
    await lib.verifyOtp({ type: 'email', token_hash: leaving.token });
    await ensureStaff(gateway.config.databaseUrl, { ...owner, email: address });
    const { error } = await lib.verifyOtp({ type: 'email', token_hash: token });
    expect(error).toMatchObject({ status: 422, code: 'email_exists' });
    await gateway.sql.query('DELETE FROM staff WHERE email = $1', [address]);
  });
});

describe('data that people set about themselves', () => {
  test("a person's own data is merged, returned and carried in their tokens", async () => {
    const { lib } = await signedIn();
    await lib.updateUser({ data: { name: 'Ann', theme: 'dark' } });
    const { data } = await lib.updateUser({ data: { theme: null, zone: 'Europe/Warsaw' } });
    expect(data.user?.user_metadata).toEqual({ name: 'Ann', zone: 'Europe/Warsaw' });
    await lib.refreshSession();
    expect((await lib.getClaims()).data?.claims.user_metadata).toEqual({ name: 'Ann', zone: 'Europe/Warsaw' });
  });

  test('notes are signed with the name that their author has chosen', async () => {
    const { lib } = await signedIn();
    expect((await lib.updateUser({ data: { display_name: ' Ann Bee ' } })).error).toBeNull();
    const staff = await gateway.sql.query('SELECT * FROM staff WHERE email = $1', [reviewer.email]);
    expect(nameOf({ email: reviewer.email, userMetadata: staff.rows[0].user_metadata })).toBe('Ann Bee');
    expect(nameOf({ email: reviewer.email, userMetadata: {} })).toBe('reviewer');
  });

  test.each([
    ['a name of two lines', { display_name: 'Ann\nOwner' }],
    ['a name that shows nothing', { display_name: '\u200b' }],
    ['an endless name', { display_name: 'x'.repeat(61) }],
    ['a NUL in a text', { name: 'a\u0000b' }],
    ['a NUL in a name', { ['a\u0000b']: 1 }],
    ['more than two kilobytes', { name: 'x'.repeat(3_000) }],
  ])('refuses own data with %s', async (_what, data) => {
    const { lib } = await signedIn();
    expect((await lib.updateUser({ data })).error).toMatchObject({ status: 400, code: 'validation_failed' });
  });

  test.each(['app_metadata', 'role', 'ban_duration'])('own data cannot change %s', async (field) => {
    const { access_token } = await signIn(gateway.url);
    const headers = { ...bearer(access_token).headers, 'content-type': 'application/json' };
    const body = JSON.stringify({ [field]: { role: 'owner' } });
    const response = await fetch(auth('/user'), { method: 'PUT', headers, body });
    expect([response.status, await response.json()]).toEqual([
      403,
      expect.objectContaining({ error_code: 'not_admin' }),
    ]);
  });
});

test('an unconfirmed account cannot sign in, and only a correct password reveals why', async () => {
  await gateway.sql.query('UPDATE staff SET confirmed_at = NULL WHERE email = $1', [reviewer.email]);
  const { auth: lib } = library(gateway.url);
  expect((await lib.signInWithPassword(reviewer)).error).toMatchObject({ status: 400, code: 'email_not_confirmed' });
  const wrongPassword = await lib.signInWithPassword({ ...reviewer, password: 'not the password' });
  expect(wrongPassword.error).toMatchObject({ code: 'invalid_credentials' });
});

test('setting up an account again keeps the password that its owner has chosen, unless told not to', async () => {
  const { lib } = await signedIn();
  await lib.updateUser({ password: newPassword, current_password: reviewer.password });
  const { databaseUrl } = gateway.config;
  expect(await ensureStaff(databaseUrl, reviewer, { keepsPassword: true })).toBe(false);
  expect((await lib.signInWithPassword({ ...reviewer, password: newPassword })).error).toBeNull();
  expect(await ensureStaff(databaseUrl, reviewer)).toBe(true);
  expect((await lib.signInWithPassword(reviewer)).error).toBeNull();
});

test('every account change leaves an audit row, and none contains a password', async () => {
  const { lib } = await signedIn();
  await lib.signInWithPassword({ ...reviewer, password: 'not the password' });
  await lib.updateUser({ password: newPassword, current_password: reviewer.password });
  await lib.signOut({ scope: 'others' });
  const { rows } = await gateway.sql.query(
    'SELECT action, detail FROM (SELECT * FROM audit ORDER BY id DESC LIMIT 4) AS last ORDER BY id',
  );
  expect(rows).toEqual([
    { action: 'session.opened', detail: 'password' },
    { action: 'session.refused', detail: 'password' },
    { action: 'password.changed', detail: '' },
    { action: 'session.closed', detail: 'others' },
  ]);
  const all = JSON.stringify((await gateway.sql.query('SELECT * FROM audit')).rows);
  for (const secret of [newPassword, reviewer.password, 'not the password']) expect(all).not.toContain(secret);
});
