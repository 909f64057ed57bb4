import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { endpoints, type StaffMember } from '@blue-peony/contracts';
import { decodeProtectedHeader } from 'jose';
import { KeyRing } from '@blue-peony/service-kit';
import { runCommand } from '../src/command.ts';
import { ensureStaff, startGateway } from '../src/index.ts';
import { SecretBox } from '../src/shared/keys/secret-box.ts';
import { bearer, library, owner, reviewer, secretsKey, signIn, useGateway } from './gateway-under-test.ts';

const gateway = useGateway();
let token: string;
const at = (path: string) => `${gateway.url}${path}`;
const person = { email: 'new@example.com', password: 'rainy-otter-62-violin' };

async function call(method: string, path: string, body?: object, by = token) {
  const headers = { ...bearer(by).headers, ...(body && { 'content-type': 'application/json' }) };
  const response = await fetch(at(path), { method, headers, ...(body && { body: JSON.stringify(body) }) });
  return { status: response.status, body: (await response.json()) as StaffMember & { code?: string } };
}
const idOf = async (email: string) =>
  (await gateway.sql.query('SELECT id FROM staff WHERE email = $1', [email])).rows[0]?.id as string;
const lastDeed = async () =>
  (await gateway.sql.query('SELECT action, subject, detail FROM audit ORDER BY id DESC LIMIT 1')).rows[0];

/** Waits longer than the two seconds for which a running process caches its keys. */
const heardByAll = () => sleep(2_100);

beforeEach(async () => {
  await gateway.sql.query('DELETE FROM sessions; DELETE FROM factors; UPDATE staff SET banned_at = NULL');
  await gateway.sql.query('DELETE FROM staff WHERE email = $1', [person.email]);
  await gateway.sql.query('UPDATE desk_settings SET second_factor_required = false, second_factor_choice = NULL');
  await ensureStaff(gateway.config.databaseUrl, reviewer);
  await ensureStaff(gateway.config.databaseUrl, owner);
  gateway.mails.length = 0;
  token = (await signIn(gateway.url, owner)).access_token;
});

describe('an invitation', () => {
  test('an invitation is mailed, and its link lets the person sign in and choose a password', async () => {
    const invited = await call('POST', '/api/admin/staff', { email: ' New@Example.com', role: 'reviewer' });
    expect(invited.status).toBe(201);
    const member = endpoints.inviteStaff.response.parse(invited.body);
    expect(member).toMatchObject({ email: person.email, role: 'reviewer', confirmed_at: null, second_factor: false });
    const { token: link } = await gateway.mail('invite', person.email);

    const { auth, events } = library(gateway.url);
    expect((await auth.signInWithPassword({ ...person, password: '' })).error).toMatchObject({
      code: 'invalid_credentials',
    });
    expect((await auth.verifyOtp({ type: 'invite', token_hash: link })).error).toBeNull();
    expect(events).toContain('SIGNED_IN');
    expect((await auth.updateUser({ password: person.password })).error).toBeNull();
    expect((await auth.signInWithPassword(person)).data.user?.app_metadata.role).toBe('reviewer');
    const { body } = await call('GET', '/api/admin/staff');
    const listed = endpoints.listStaff.response.parse(body).items.find(({ email }) => email === person.email);
    expect(listed?.confirmed_at).not.toBeNull();
  });

  const invite = async () => {
    const { body } = await call('POST', '/api/admin/staff', { email: person.email, role: 'reviewer' });
    return { id: body.id, ...(await gateway.mail('invite', person.email)) };
  };
  const stateOf = async (email: string) => {
    const { body } = await call('GET', '/api/admin/staff');
    return endpoints.listStaff.response.parse(body).items.find((member) => member.email === email)?.state;
  };
  const used = async (token_hash: string) =>
    (await library(gateway.url).auth.verifyOtp({ type: 'invite', token_hash })).error?.code;

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
    const { auth } = library(gateway.url);
    await auth.resend({ type: 'signup', email: person.email });
    await auth.resetPasswordForEmail(person.email);
    while ((await gateway.sql.query('SELECT FROM mail_requests')).rowCount) await sleep(20);
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
    const joined = (await gateway.sql.query('SELECT id FROM staff WHERE email = $1', [reviewer.email])).rows[0].id;
    for (const gone of [id, joined])
      expect((await call('DELETE', `/api/admin/staff/${gone}/invitation`)).status).toBe(404);
  });

  test('an invitation can be repeated until the person has joined, and the older link ends', async () => {
    await call('POST', '/api/admin/staff', { email: person.email, role: 'reviewer' });
    const { token: first } = await gateway.mail('invite', person.email);
    const again = await call('POST', '/api/admin/staff', { email: person.email, role: 'owner' });
    expect([again.status, again.body.role]).toEqual([201, 'owner']);
    const { token: second } = await gateway.mail('invite', person.email);
    const { auth } = library(gateway.url);
    expect((await auth.verifyOtp({ type: 'invite', token_hash: first })).error).toMatchObject({ code: 'otp_expired' });
    expect((await auth.resend({ type: 'signup', email: person.email })).error).toBeNull();
    await gateway.mail('invite', person.email);
    expect((await auth.verifyOtp({ type: 'invite', token_hash: second })).error).toBeNull();
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
    const id = await idOf(reviewer.email);
    const { access_token } = await signIn(gateway.url);
    expect((await call('GET', '/api/admin/staff', undefined, access_token)).status).toBe(403);
    expect((await call('PATCH', `/api/admin/staff/${id}`, { role: 'owner' })).body.role).toBe('owner');
    expect((await call('GET', '/api/admin/staff', undefined, access_token)).status).toBe(200);
    expect(await lastDeed()).toEqual({ action: 'staff.role-changed', subject: id, detail: 'owner' });
  });

  test('a ban ends every session and code, and an owner can readmit the account', async () => {
    const id = await idOf(reviewer.email);
    const { access_token, refresh_token } = await signIn(gateway.url);
    const { auth } = library(gateway.url);
    await auth.resetPasswordForEmail(reviewer.email);
    const { token: link } = await gateway.mail('recovery', reviewer.email);
    expect((await call('PATCH', `/api/admin/staff/${id}`, { banned: true })).body.banned_at).not.toBeNull();
    expect((await fetch(at('/auth/v1/user'), bearer(access_token))).status).toBe(403);
    expect((await auth.refreshSession({ refresh_token })).error).toMatchObject({ code: 'user_banned' });
    expect((await auth.signInWithPassword(reviewer)).error).toMatchObject({ code: 'user_banned' });
    expect((await auth.verifyOtp({ type: 'recovery', token_hash: link })).error).toMatchObject({ code: 'otp_expired' });
    expect((await call('PATCH', `/api/admin/staff/${id}`, { banned: false })).body.banned_at).toBeNull();
    expect((await auth.signInWithPassword(reviewer)).error).toBeNull();
  });

  test('a new role is mailed to the person and to every owner, and an unchanged role to nobody', async () => {
    const id = await idOf(reviewer.email);
    expect((await call('PATCH', `/api/admin/staff/${id}`, { role: 'support' })).body.role).toBe('support');
    expect(await gateway.mail('role_changed', reviewer.email)).toMatchObject({ role: 'support' });
    const told = { role: 'support', about: reviewer.email, by: owner.email };
    expect(await gateway.mail('staff_role_changed', owner.email)).toMatchObject(told);
    await call('PATCH', `/api/admin/staff/${id}`, { role: 'support' });
    await call('PATCH', `/api/admin/staff/${id}`, { role: 'reviewer' });
    expect(await gateway.mail('role_changed', reviewer.email)).toMatchObject({ role: 'reviewer' });
  });

  test('the last owner cannot be removed', async () => {
    const id = await idOf(owner.email);
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

  test('an owner with a second factor must have used it', async () => {
    const { auth } = library(gateway.url);
    await auth.signInWithPassword(owner);
    const { data } = await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'phone', issuer: 'x' });
    await gateway.sql.query('UPDATE factors SET verified_at = now()');
    const { status, body } = await call('GET', '/api/admin/staff');
    expect([status, body.code]).toEqual([401, 'insufficient_aal']);
    await auth.mfa.unenroll({ factorId: data!.id });
  });

  test('an owner removes the second factor of a colleague who has lost their phone', async () => {
    const id = await idOf(reviewer.email);
    const { auth } = library(gateway.url);
    await auth.signInWithPassword(reviewer);
    await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'phone', issuer: 'x' });
    await gateway.sql.query('UPDATE factors SET verified_at = now()');
    expect((await call('DELETE', `/api/admin/staff/${id}/factors`)).body.second_factor).toBe(false);
    expect((await auth.getUser()).error).not.toBeNull();
    expect((await auth.signInWithPassword(reviewer)).data.user?.factors).toEqual([]);
  });

  test('an owner reads the audit page by page, by person and by action', async () => {
    await signIn(gateway.url);
    const read = async (query: string) =>
      endpoints.readAudit.response.parse((await call('GET', `/api/admin/audit?${query}`)).body);
    const first = await read('limit=2');
    const next = await read(`limit=2&cursor=${first.next_cursor}`);
    expect(first.items[0]).toMatchObject({ action: 'session.opened', staff_email: reviewer.email, detail: 'password' });
    const ids = [...first.items, ...next.items].map(({ id }) => Number(id));
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a));
    const id = await idOf(owner.email);
    const mine = await read(`staff_id=${id}&action=session.opened`);
    expect(new Set(mine.items.map((item) => `${item.staff_id} ${item.action}`))).toEqual(
      new Set([`${id} session.opened`]),
    );
    expect((await call('GET', '/api/admin/audit?cursor=x')).status).toBe(422);
  });
});

describe('the operator’s command', () => {
  const config = () => gateway.config;

  test("the operator's command invites the first owner by mail and by a link on the terminal", async () => {
    const said = await runCommand(['invite', person.email, '--role', 'owner'], config());
    const link = new URL(/http\S+/.exec(said)![0]);
    expect(link.origin + link.pathname).toBe('http://gateway.test/admin/confirm');
    const token_hash = new URLSearchParams(link.hash.slice(1)).get('token_hash')!;
    expect((await gateway.mail('invite', person.email)).token).toBe(token_hash);
    const { auth } = library(gateway.url);
    const joined = await auth.verifyOtp({ type: 'invite', token_hash });
    expect(joined.data.user?.app_metadata.role).toBe('owner');
    await expect(runCommand(['invite', person.email], config())).rejects.toThrow('has an account already');
    gateway.mails.length = 0;
    expect(await runCommand(['invite', person.email, '--once'], config())).toContain('has an account');
    expect(gateway.mails).toHaveLength(0);
  });

  test("the operator's command runs as a process of its own, with the service's settings", async () => {
    const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
    const { databaseUrl, publicUrl } = gateway.config;
    const env = {
      PATH: '/usr/bin:/bin',
      DATABASE_URL: databaseUrl,
      PUBLIC_URL: publicUrl,
      SECRETS_KEY: secretsKey,
    };
    const args = ['--import', path('../../../tools/register.mjs'), path('../src/main.ts')];
    const run = promisify(execFile);
    const { stdout } = await run(process.execPath, [...args, 'invite', person.email], { env, timeout: 30_000 });
    expect(stdout).toContain(`${person.email} is invited as reviewer`);
    const failed = run(process.execPath, [...args, 'invite'], { env, timeout: 30_000 });
    await expect(failed).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('Usage:') });
  });

  test('rotated keys are published at once, sign later, and sign nobody out', async () => {
    const replica = await startGateway(gateway.config, gateway.parts);
    const jwks = async (url: string) =>
      ((await (await fetch(`${url}/auth/v1/.well-known/jwks.json`)).json()) as { keys: { kid: string }[] }).keys;
    const before = await signIn(gateway.url);
    await runCommand(['rotate-keys'], config());
    const { rows } = await gateway.sql.query('SELECT kid FROM signing_keys ORDER BY signs_from DESC');
    const kid = rows[0].kid as string;
    expect(await lastDeed()).toMatchObject({ action: 'signing-key.rotated' });

    const later = await startGateway(gateway.config, gateway.parts);
    expect((await jwks(later.url)).map((key) => key.kid)).toContain(kid);
    expect(decodeProtectedHeader((await signIn(later.url)).access_token).kid).not.toBe(kid);
    await gateway.sql.query('UPDATE signing_keys SET signs_from = now() WHERE kid = $1', [kid]);
    const after = await startGateway(gateway.config, gateway.parts);
    const signed = await signIn(after.url);
    expect(decodeProtectedHeader(signed.access_token).kid).toBe(kid);
    await heardByAll();
    for (const url of [gateway.url, replica.url, after.url])
      for (const { access_token } of [before, signed])
        expect((await fetch(`${url}/auth/v1/user`, bearer(access_token))).status).toBe(200);

    await gateway.sql.query("UPDATE signing_keys SET signs_from = now() - interval '66 minutes' WHERE kid = $1", [kid]);
    await gateway.sql.query("UPDATE signing_keys SET signs_from = now() - interval '1 day' WHERE kid <> $1", [kid]);
    const last = await startGateway(gateway.config, gateway.parts);
    expect((await jwks(last.url)).map((key) => key.kid)).toEqual([kid]);
    await Promise.all([replica, later, after, last].map((service) => service.close()));
  });

  test('a leaked key can be dropped at once: its tokens are refused and its sessions continue', async () => {
    const { access_token, refresh_token } = await signIn(gateway.url);
    await runCommand(['rotate-keys', '--now'], config());
    const fresh = await startGateway(gateway.config, gateway.parts);
    await heardByAll();
    for (const url of [fresh.url, gateway.url])
      expect((await fetch(`${url}/auth/v1/user`, bearer(access_token))).status).toBe(403);
    const { auth } = library(fresh.url);
    expect((await auth.refreshSession({ refresh_token })).error).toBeNull();
    expect((await auth.getUser()).error).toBeNull();
    await fresh.close();
  });

  test('the database contains no readable private key, and a key that another secret encrypted does not stop the service', async () => {
    const { rows } = await gateway.sql.query('SELECT public_jwk, sealed_key FROM signing_keys');
    for (const { public_jwk, sealed_key } of rows) {
      expect(public_jwk).not.toHaveProperty('d');
      // An unencrypted PKCS #8 key contains the object identifier of its curve.
      expect(sealed_key.includes(Buffer.from('2a8648ce3d030107', 'hex'))).toBe(false);
    }
    await heardByAll();
    const before = await signIn(gateway.url);
    const other = await startGateway(
      { ...gateway.config, sealingKeys: new KeyRing(['another key of thirty-two characters']) },
      gateway.parts,
    );
    expect((await fetch(`${other.url}/auth/v1/user`, bearer(before.access_token))).status).toBe(200);
    expect((await signIn(other.url)).access_token).toBeTruthy();
    await other.close();
  });

  test('reseal encrypts every stored secret under the current key, so that the previous one can be removed', async () => {
    await gateway.sql.query('DELETE FROM factors');
    const before = new SecretBox(gateway.config);
    const id = randomUUID();
    await gateway.sql.query(
      "INSERT INTO factors (id, staff_id, friendly_name, sealed_secret, verified_at) VALUES ($1, $2, '', $3, now())",
      [id, await idOf(reviewer.email), before.seal('totp secret', id, Buffer.from('secret'))],
    );
    const staffId = await idOf(reviewer.email);
    const draftKey = before.seal('draft key', staffId, Buffer.from('draft key'));
    await gateway.sql.query('INSERT INTO draft_keys (staff_id, sealed_key) VALUES ($1, $2)', [staffId, draftKey]);
    const next = 'the key after, of more than thirty-two characters';
    const both = { ...gateway.config, sealingKeys: new KeyRing([next, secretsKey]) };
    // The previous test left one signing key that was encrypted under a removed key.
    expect(await runCommand(['reseal'], both)).toMatch(
      /^\d+ secrets are sealed under the current key\. 1 opens under no/,
    );
    const after = new SecretBox({ sealingKeys: new KeyRing([next]) });
    const { rows: factors } = await gateway.sql.query('SELECT sealed_secret FROM factors WHERE id = $1', [id]);
    expect(after.open('totp secret', id, factors[0].sealed_secret).toString()).toBe('secret');
    const { rows: draftKeys } = await gateway.sql.query('SELECT sealed_key FROM draft_keys');
    expect(after.open('draft key', staffId, draftKeys[0].sealed_key).toString()).toBe('draft key');
    const { rows: keys } = await gateway.sql.query('SELECT kid, sealed_key FROM signing_keys');
    const opened = keys.filter(({ kid, sealed_key }) => {
      try {
        return after.open('signing key', kid, sealed_key);
      } catch {
        return false;
      }
    });
    expect(opened).toHaveLength(keys.length - 1);
    expect(await lastDeed()).toMatchObject({ action: 'secrets.resealed' });
    await runCommand(['reseal'], { ...both, sealingKeys: new KeyRing([secretsKey, next]) });
    await gateway.sql.query('DELETE FROM factors');
  });

  test("the operator's command removes a lost second factor, and reports what it did", async () => {
    await gateway.sql.query(
      "INSERT INTO factors (id, staff_id, friendly_name, sealed_secret, verified_at) VALUES (gen_random_uuid(), $1, '', '', now())",
      [await idOf(owner.email)],
    );
    await runCommand(['remove-factors', owner.email], config());
    expect((await signIn(gateway.url, owner)).user).toMatchObject({ factors: [] });
    await expect(runCommand(['remove-factors', 'nobody@example.com'], config())).rejects.toThrow('No account');
    await expect(runCommand(['invite', person.email, '--role', 'king'], config())).rejects.toThrow('Usage');
    await expect(runCommand(['dance'], config())).rejects.toThrow('Usage');
  });
});
