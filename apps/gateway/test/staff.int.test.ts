import { beforeEach, describe, expect, test } from '@jest/globals';
import { endpoints, type StaffMember } from '@blue-peony/contracts';
import { until } from '@blue-peony/test-kit';
import { enrolled, owner, reviewer, useGateway } from './gateway-under-test.ts';

const gateway = useGateway();
let token: string;
const person = { email: 'new@example.com', password: 'rainy-otter-62-violin' };

async function call(method: string, path: string, body?: object, by = token) {
  const response = await gateway.call(path, by, { method, body });
  return { status: response.status, body: (await response.json()) as StaffMember & { code?: string } };
}
const members = async () => {
  const { body } = await call('GET', '/api/admin/staff');
  return new Map(endpoints.listStaff.response.parse(body).items.map((member) => [member.email, member]));
};
const stateOf = async (email: string) => (await members()).get(email)?.state;

beforeEach(async () => {
  await gateway.sql.query('DELETE FROM sessions; DELETE FROM factors; UPDATE staff SET banned_at = NULL');
  await gateway.sql.query('DELETE FROM staff WHERE email = $1', [person.email]);
  await gateway.sql.query('UPDATE desk_settings SET second_factor_required = NULL');
  await gateway.ensureStaff(reviewer);
  await gateway.ensureStaff(owner);
  gateway.mails.length = 0;
  token = (await gateway.signIn(owner)).access_token;
});

describe('an invitation', () => {
  test('an invitation is mailed, and its link lets the person sign in and choose a password', async () => {
    const invited = await call('POST', '/api/admin/staff', { email: ' New@Example.com', role: 'reviewer' });
    expect(invited.status).toBe(201);
    const member = endpoints.inviteStaff.response.parse(invited.body);
    expect(member).toMatchObject({ email: person.email, role: 'reviewer', confirmed_at: null, second_factor: false });
    const { token: link } = await gateway.mail('invite', person.email);

    const { lib, events } = gateway.library();
    expect((await lib.signInWithPassword({ ...person, password: '' })).error).toMatchObject({
      code: 'invalid_credentials',
    });
    expect((await lib.verifyOtp({ type: 'invite', token_hash: link })).error).toBeNull();
    expect(events).toContain('SIGNED_IN');
    expect((await lib.updateUser({ password: person.password })).error).toBeNull();
    expect((await lib.signInWithPassword(person)).data.user?.app_metadata.role).toBe('reviewer');
    expect((await members()).get(person.email)?.confirmed_at).toEqual(expect.any(String));
  });

  const invite = async () => {
    const { body } = await call('POST', '/api/admin/staff', { email: person.email, role: 'reviewer' });
    return { id: body.id, ...(await gateway.mail('invite', person.email)) };
  };
  const used = async (token_hash: string) =>
    (await gateway.library().lib.verifyOtp({ type: 'invite', token_hash })).error?.code;

  test('an invitation tells invited, expired, banned and active accounts apart', async () => {
    await invite();
    expect([await stateOf(person.email), await stateOf(owner.email)]).toEqual(['invited', 'active']);
    await gateway.sql.query("UPDATE staff SET invited_at = now() - interval '7 days 1 second' WHERE email = $1", [
      person.email,
    ]);
    await gateway.sql.query('UPDATE staff SET banned_at = now() WHERE email = $1', [reviewer.email]);
    expect([await stateOf(person.email), await stateOf(reviewer.email)]).toEqual(['expired', 'banned']);
  });

  test('an invitation lasts seven days, and then only an owner renews it', async () => {
    const { id, token: link, expires_at } = await invite();
    expect(Math.abs(Date.parse(expires_at) - Date.now() - 7 * 86_400_000)).toBeLessThan(60_000);
    await gateway.sql.query("UPDATE one_time_codes SET expires_at = now() - interval '1 second'");
    await gateway.sql.query("UPDATE staff SET invited_at = now() - interval '8 days' WHERE id = $1", [id]);
    expect(await used(link)).toBe('otp_expired');
    const { lib } = gateway.library();
    await lib.resend({ type: 'signup', email: person.email });
    await lib.resetPasswordForEmail(person.email);
    await until(async () => (await gateway.sql.query('SELECT FROM mail_requests')).rowCount === 0);
    expect((await gateway.sql.query('SELECT FROM one_time_codes WHERE expires_at > now()')).rowCount).toBe(0);
    expect((await call('POST', `/api/admin/staff/${id}/invitation`)).status).toBe(200);
    expect(await stateOf(person.email)).toBe('invited');
    expect(await used((await gateway.mail('invite', person.email)).token)).toBeUndefined();
    expect((await call('POST', `/api/admin/staff/${id}/invitation`)).status).toBe(404);
  });

  test('withdrawing an invitation ends its link and deletes the account', async () => {
    const { id, token: link } = await invite();
    expect((await call('DELETE', `/api/admin/staff/${id}/invitation`)).status).toBe(200);
    expect([await used(link), await stateOf(person.email)]).toEqual(['otp_expired', undefined]);
    for (const gone of [id, await gateway.idOf(reviewer)])
      expect((await call('DELETE', `/api/admin/staff/${gone}/invitation`)).status).toBe(404);
  });

  test('an invitation can be repeated until the person has joined, and the older link ends', async () => {
    await call('POST', '/api/admin/staff', { email: person.email, role: 'reviewer' });
    const { token: first } = await gateway.mail('invite', person.email);
    const again = await call('POST', '/api/admin/staff', { email: person.email, role: 'owner' });
    expect([again.status, again.body.role]).toEqual([201, 'owner']);
    const { token: second } = await gateway.mail('invite', person.email);
    const { lib } = gateway.library();
    expect((await lib.verifyOtp({ type: 'invite', token_hash: first })).error).toMatchObject({ code: 'otp_expired' });
    expect((await lib.resend({ type: 'signup', email: person.email })).error).toBeNull();
    await gateway.mail('invite', person.email);
    expect((await lib.verifyOtp({ type: 'invite', token_hash: second })).error).toBeNull();
    const late = await call('POST', '/api/admin/staff', { email: person.email, role: 'owner' });
    expect([late.status, late.body.code]).toEqual([409, 'staff_exists']);
  });

  test.each([{ email: 'nobody', role: 'owner' }, { email: 'a@b.example', role: 'admin' }, {}, { email: person.email }])(
    'an invitation of %j is refused',
    async (body) => {
      const { status, body: problem } = await call('POST', '/api/admin/staff', body);
      expect([status, problem.code]).toEqual([422, 'validation_failed']);
    },
  );
});

describe('an owner', () => {
  test('a role that an owner changes takes effect at once', async () => {
    const id = await gateway.idOf(reviewer);
    const { access_token } = await gateway.signIn();
    expect((await call('GET', '/api/admin/staff', undefined, access_token)).status).toBe(403);
    expect((await call('PATCH', `/api/admin/staff/${id}`, { role: 'owner' })).body.role).toBe('owner');
    expect((await call('GET', '/api/admin/staff', undefined, access_token)).status).toBe(200);
    expect(await gateway.audited()).toEqual([{ action: 'staff.role-changed', subject: id, detail: 'owner' }]);
  });

  test('a ban ends every session and code, and an owner can readmit the account', async () => {
    const id = await gateway.idOf(reviewer);
    const { access_token, refresh_token } = await gateway.signIn();
    const { lib } = gateway.library();
    await lib.resetPasswordForEmail(reviewer.email);
    const { token: link } = await gateway.mail('recovery', reviewer.email);
    expect((await call('PATCH', `/api/admin/staff/${id}`, { banned: true })).body.banned_at).not.toBeNull();
    expect((await gateway.call('/auth/v1/user', access_token)).status).toBe(403);
    expect((await lib.refreshSession({ refresh_token })).error).toMatchObject({ code: 'user_banned' });
    expect((await lib.signInWithPassword(reviewer)).error).toMatchObject({ code: 'user_banned' });
    expect((await lib.verifyOtp({ type: 'recovery', token_hash: link })).error).toMatchObject({ code: 'otp_expired' });
    expect((await call('PATCH', `/api/admin/staff/${id}`, { banned: false })).body.banned_at).toBeNull();
    expect((await lib.signInWithPassword(reviewer)).error).toBeNull();
  });

  test('a new role is mailed to the person and to every owner, and an unchanged role to nobody', async () => {
    const id = await gateway.idOf(reviewer);
    expect((await call('PATCH', `/api/admin/staff/${id}`, { role: 'support' })).body.role).toBe('support');
    expect(await gateway.mail('role_changed', reviewer.email)).toMatchObject({ role: 'support' });
    const told = { role: 'support', about: reviewer.email, by: owner.email };
    expect(await gateway.mail('staff_role_changed', owner.email)).toMatchObject(told);
    await call('PATCH', `/api/admin/staff/${id}`, { role: 'support' });
    await call('PATCH', `/api/admin/staff/${id}`, { role: 'reviewer' });
    expect(await gateway.mail('role_changed', reviewer.email)).toMatchObject({ role: 'reviewer' });
  });

  test('the last owner cannot be removed', async () => {
    const id = await gateway.idOf(owner);
    for (const change of [{ role: 'reviewer' }, { banned: true }]) {
      const { status, body } = await call('PATCH', `/api/admin/staff/${id}`, change);
      expect([status, body.code]).toEqual([409, 'last_owner']);
    }
    expect((await call('GET', '/api/admin/staff')).status).toBe(200);
  });

  test.each(['/api/admin/staff/0192d1c2-7b0c-4b0e-9d7b-0d6f6a3c1a11', '/api/admin/staff/nonsense'])(
    'the unknown account %s answers not_found',
    async (path) => {
      expect((await call('PATCH', path, { role: 'owner' })).body.code).toBe('not_found');
      expect((await call('DELETE', `${path}/factors`)).body.code).toBe('not_found');
    },
  );

  test('an owner removes the second factor of a colleague who has lost their phone', async () => {
    const id = await gateway.idOf(reviewer);
    const { lib } = await gateway.signedIn();
    await enrolled(lib);
    await gateway.sql.query('UPDATE factors SET verified_at = now()');
    expect((await call('DELETE', `/api/admin/staff/${id}/factors`)).body.second_factor).toBe(false);
    expect((await lib.getUser()).error).not.toBeNull();
    expect((await lib.signInWithPassword(reviewer)).data.user?.factors).toEqual([]);
  });

  test('an owner reads the audit page by page, by person and by action', async () => {
    await gateway.signIn();
    const read = async (query: string) =>
      endpoints.readAudit.response.parse((await call('GET', `/api/admin/audit?${query}`)).body);
    const first = await read('limit=2');
    const next = await read(`limit=2&cursor=${first.next_cursor}`);
    expect(first.items[0]).toMatchObject({ action: 'session.opened', staff_email: reviewer.email, detail: 'password' });
    const ids = [...first.items, ...next.items].map(({ id }) => Number(id));
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a));
    const id = await gateway.idOf(owner);
    const mine = await read(`staff_id=${id}&action=session.opened`);
    expect(new Set(mine.items.map((item) => `${item.staff_id} ${item.action}`))).toEqual(
      new Set([`${id} session.opened`]),
    );
  });
});
