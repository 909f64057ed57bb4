import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { nameOf } from '../src/shared/identity/staff-name.ts';
import { owner, refusalOf, reviewer, useGateway, useReplica, useService } from './gateway-under-test.ts';

const gateway = useGateway();
const newPassword = 'rainy-otter-62-violin';
const wrong = { status: 422, code: 'reauthentication_not_valid' };

beforeEach(async () => {
  await gateway.sql.query('DELETE FROM sessions; DELETE FROM one_time_codes');
  await gateway.sql.query("UPDATE staff SET email = $1 WHERE role = 'reviewer'", [reviewer.email]);
  await gateway.ensureStaff(reviewer);
  gateway.mails.length = 0;
});

describe('a new password', () => {
  test('a new password with the current one as proof ends the other sessions and keeps this one', async () => {
    const other = await gateway.signIn();
    const { lib, events } = await gateway.signedIn();
    const change = { password: newPassword, current_password: reviewer.password };
    expect((await lib.updateUser(change)).error).toBeNull();
    expect(events).toContain('USER_UPDATED');
    expect((await gateway.call('/auth/v1/user', other.access_token)).status).toBe(403);
    expect((await lib.refreshSession()).error).toBeNull();
    expect((await lib.signInWithPassword({ ...reviewer, password: newPassword })).error).toBeNull();
    await gateway.mail('password_changed', reviewer.email);
  });

  test('a mailed code is a proof for a new password, once', async () => {
    const { lib } = await gateway.signedIn();
    expect((await lib.reauthenticate()).error).toBeNull();
    const { code: nonce } = await gateway.mail('reauthentication', reviewer.email);
    expect((await lib.updateUser({ password: newPassword, nonce: '00000000' })).error).toMatchObject(wrong);
    // A change that fails for another reason does not use up the code.
    expect((await lib.updateUser({ password: 'short', nonce })).error).toMatchObject({ code: 'weak_password' });
    expect((await lib.updateUser({ password: newPassword, nonce })).error).toBeNull();
    expect((await lib.updateUser({ password: `${newPassword}!`, nonce })).error).toMatchObject(wrong);
  });

  test("a new password is refused with another person's mailed code", async () => {
    const { lib: ownersLibrary } = await gateway.signedIn(owner);
    await ownersLibrary.reauthenticate();
    const { code: nonce } = await gateway.mail('reauthentication', owner.email);
    const { lib } = await gateway.signedIn();
    expect((await lib.updateUser({ password: newPassword, nonce })).error).toMatchObject(wrong);
  });

  test('a new password needs a proof besides the session, and its refusal reveals nothing about the current one', async () => {
    const { lib } = await gateway.signedIn();
    const needed = { status: 400, code: 'reauthentication_needed' };
    for (const password of [reviewer.password, newPassword])
      expect((await lib.updateUser({ password })).error).toMatchObject(needed);
    const guess = { password: newPassword, current_password: 'a wrong guess' };
    expect((await lib.updateUser(guess)).error).toMatchObject(wrong);
    expect((await gateway.signIn()).access_token).toBeTruthy();
  });

  test('refuses a password as too weak with every reason, with and without proof of presence', async () => {
    const { lib } = await gateway.signedIn();
    const weak = { name: 'AuthWeakPasswordError', status: 422, code: 'weak_password' };
    for (const [password, reasons] of [
      ['qwerty', ['length', 'pwned']],
      ['reviewer@example.com', ['characters']],
    ] as const)
      for (const proof of [{}, { current_password: reviewer.password }]) {
        const { error } = await lib.updateUser({ password, ...proof });
        expect(error).toMatchObject({ ...weak, reasons });
      }
  });

  test('refuses a new password that equals the current one or is too long', async () => {
    const { lib } = await gateway.signedIn();
    const current_password = reviewer.password;
    const same = await lib.updateUser({ password: reviewer.password, current_password });
    expect(same.error).toMatchObject({ status: 422, code: 'same_password' });
    const endless = await lib.updateUser({ password: 'ab1'.repeat(100), current_password });
    expect(endless.error).toMatchObject({ status: 400, code: 'validation_failed' });
  });
});

describe('a new password that another service may know', () => {
  const ranges = useService();
  const checking = useReplica(gateway, () => ({ passwordRangesUrl: `${ranges.url}/range/` }));
  const hash = createHash('sha1').update(newPassword).digest('hex').toUpperCase();
  const suffix = hash.slice(5);

  async function change() {
    const { access_token } = await gateway.signIn();
    const body = { password: newPassword, current_password: reviewer.password };
    const response = await checking.call('/auth/v1/user', access_token, { method: 'PUT', body });
    return [response.status, await response.json()];
  }

  test('a leaked password is refused, and the service of leaked passwords sees only five digits of its hash', async () => {
    ranges.answer = (_request, response) => response.end(`${'0'.repeat(35)}:3\r\n${suffix}:17\r\n`);
    expect(await change()).toEqual([
      422,
      expect.objectContaining({ weak_password: expect.objectContaining({ reasons: ['pwned'] }) }),
    ]);
    expect(ranges.received.map(({ url, headers }) => [url, headers['add-padding']])).toEqual([
      [`/range/${hash.slice(0, 5)}`, 'true'],
    ]);
  });

  test.each([
    ['other passwords', `${'0'.repeat(35)}:3\r\n`],
    ['a line of padding', `${suffix}:0\r\n`],
  ])('a password is accepted when the range has %s', async (_what, body) => {
    ranges.answer = (_request, response) => response.end(body);
    expect(await change()).toEqual([200, expect.anything()]);
  });

  test.each([
    ['fails', (response) => response.writeHead(503).end(`${suffix}:17`)],
    ['answers without end', (response) => response.end(`${suffix}:17\n${'x'.repeat(300_000)}`)],
    ['closes the connection', (response) => response.destroy()],
  ] satisfies [string, (response: ServerResponse) => unknown][])(
    'a password is accepted, and a failure logged, when the service of leaked passwords %s',
    async (_how, answer) => {
      gateway.logs.length = 0;
      ranges.answer = (_request, response) => answer(response);
      expect(await change()).toEqual([200, expect.anything()]);
      expect(gateway.logs.filter((line) => line.includes('leaked password check failed'))).toHaveLength(1);
      expect(gateway.logs.join('')).not.toContain(suffix);
    },
  );
});

describe('a new address', () => {
  const email = 'New.Address@example.com';
  const address = email.toLowerCase();

  const accepted = { data: { session: null, user: null }, error: null };

  test.each(['old', 'new'] as const)(
    'a new address takes effect once both mailboxes have confirmed, the %s one first',
    async (first) => {
      const { lib } = await gateway.signedIn();
      const asked = await lib.updateUser({ email, current_password: reviewer.password });
      expect(asked.data.user).toMatchObject({ email: reviewer.email, new_email: address });
      const fresh = await gateway.mail('email', address);
      const leaving = await gateway.mail('email_change_requested', reviewer.email);
      const [one, other] = first === 'old' ? [leaving, fresh] : [fresh, leaving];

      const elsewhere = gateway.library();
      expect(await elsewhere.lib.verifyOtp({ type: 'email_change', token_hash: one.token })).toEqual(accepted);
      expect(elsewhere.events).not.toContain('SIGNED_IN');
      expect((await lib.getUser()).data.user?.email).toBe(reviewer.email);
      const again = await elsewhere.lib.verifyOtp({ type: 'email', token_hash: one.token });
      expect(again.error).toMatchObject({ code: 'otp_expired' });

      expect((await elsewhere.lib.verifyOtp({ type: 'email', token_hash: other.token })).error).toBeNull();
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
    const { lib } = await gateway.signedIn();
    await lib.updateUser({ email: 'first@example.com', current_password: reviewer.password });
    const { token } = await gateway.mail('email', 'first@example.com');
    await lib.updateUser({ email, current_password: reviewer.password });
    const { error } = await lib.verifyOtp({ type: 'email', token_hash: token });
    expect(error).toMatchObject({ status: 403, code: 'otp_expired' });
  });

  test("each mailbox can request its mail again, by the library's name for it", async () => {
    const { lib } = await gateway.signedIn();
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
    const { lib } = await gateway.signedIn();
    expect((await lib.updateUser({ email })).error).toMatchObject({ code: 'reauthentication_needed' });
    const taken = await lib.updateUser({ email: owner.email, current_password: reviewer.password });
    expect(taken.error).toMatchObject({ status: 422, code: 'email_exists' });
    expect(gateway.mails.filter(({ kind }) => kind !== 'new_device')).toEqual([]);
  });

  test('a new address that another account took meanwhile is refused, and nothing changes', async () => {
    const { lib } = await gateway.signedIn();
    await lib.updateUser({ email, current_password: reviewer.password });
    const { token } = await gateway.mail('email', address);
    const leaving = await gateway.mail('email_change_requested', reviewer.email);
    await lib.verifyOtp({ type: 'email', token_hash: leaving.token });
    await gateway.ensureStaff({ ...owner, email: address });
    const { error } = await lib.verifyOtp({ type: 'email', token_hash: token });
    expect(error).toMatchObject({ status: 422, code: 'email_exists' });
    await gateway.sql.query('DELETE FROM staff WHERE email = $1', [address]);
  });
});

describe('data that people set about themselves', () => {
  test("a person's own data is merged, returned and carried in their tokens", async () => {
    const { lib } = await gateway.signedIn();
    await lib.updateUser({ data: { name: 'Ann', theme: 'dark' } });
    const { data } = await lib.updateUser({ data: { theme: null, zone: 'Europe/Warsaw' } });
    expect(data.user?.user_metadata).toEqual({ name: 'Ann', zone: 'Europe/Warsaw' });
    await lib.refreshSession();
    expect((await lib.getClaims()).data?.claims.user_metadata).toEqual({ name: 'Ann', zone: 'Europe/Warsaw' });
  });

  test('notes are signed with the name that their author has chosen', async () => {
    const { lib } = await gateway.signedIn();
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
    const { lib } = await gateway.signedIn();
    expect((await lib.updateUser({ data })).error).toMatchObject({ status: 400, code: 'validation_failed' });
  });

  test.each(['app_metadata', 'role', 'ban_duration'])('own data cannot change %s', async (field) => {
    const { access_token } = await gateway.signIn();
    const change = { method: 'PUT', body: { [field]: { role: 'owner' } } };
    expect(await refusalOf(await gateway.call('/auth/v1/user', access_token, change))).toEqual([403, 'not_admin']);
  });
});

test('an unconfirmed account cannot sign in, and only a correct password reveals why', async () => {
  await gateway.sql.query('UPDATE staff SET confirmed_at = NULL WHERE email = $1', [reviewer.email]);
  const { lib } = gateway.library();
  expect((await lib.signInWithPassword(reviewer)).error).toMatchObject({ status: 400, code: 'email_not_confirmed' });
  const wrongPassword = await lib.signInWithPassword({ ...reviewer, password: 'not the password' });
  expect(wrongPassword.error).toMatchObject({ code: 'invalid_credentials' });
});

test('setting up an account again keeps the password that its owner has chosen, unless told not to', async () => {
  const { lib } = await gateway.signedIn();
  await lib.updateUser({ password: newPassword, current_password: reviewer.password });
  expect(await gateway.ensureStaff(reviewer, { keepsPassword: true })).toBe(false);
  expect((await lib.signInWithPassword({ ...reviewer, password: newPassword })).error).toBeNull();
  expect(await gateway.ensureStaff(reviewer)).toBe(true);
  expect((await lib.signInWithPassword(reviewer)).error).toBeNull();
});

test('every account change leaves an audit row, and none contains a password', async () => {
  const { lib } = await gateway.signedIn();
  await lib.signInWithPassword({ ...reviewer, password: 'not the password' });
  await lib.updateUser({ password: newPassword, current_password: reviewer.password });
  await lib.signOut({ scope: 'others' });
  expect((await gateway.audited(4)).map(({ action, detail }) => [action, detail])).toEqual([
    ['session.opened', 'password'],
    ['session.refused', 'password'],
    ['password.changed', ''],
    ['session.closed', 'others'],
  ]);
  const all = JSON.stringify((await gateway.sql.query('SELECT * FROM audit')).rows);
  for (const secret of [newPassword, reviewer.password, 'not the password']) expect(all).not.toContain(secret);
});
