import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeEach, expect, test } from '@jest/globals';
import { decodeProtectedHeader } from 'jose';
import { KeyRing } from '@blue-peony/service-kit';
import { until } from '@blue-peony/test-kit';
import { runCommand } from '../src/command.ts';
import { SecretBox } from '../src/shared/keys/secret-box.ts';
import { type Calls, owner, reviewer, secretsKey, useGateway } from './gateway-under-test.ts';

const gateway = useGateway();
const config = () => gateway.config;
const person = { email: 'new@example.com' };

const keysOf = async (at: Calls) => {
  const jwks = await fetch(at.auth('/.well-known/jwks.json'));
  return ((await jwks.json()) as { keys: { kid: string }[] }).keys.map(({ kid }) => kid);
};
const kidOf = ({ access_token }: { access_token: string }) => decodeProtectedHeader(access_token).kid!;
const used = async (at: Calls, { access_token }: { access_token: string }) =>
  (await at.call('/auth/v1/user', access_token)).status;

beforeEach(async () => {
  await gateway.sql.query('DELETE FROM staff WHERE email = $1', [person.email]);
  gateway.mails.length = 0;
});

test("the operator's command invites the first owner by mail and by a link on the terminal", async () => {
  const said = await runCommand(['invite', person.email, '--role', 'owner'], config());
  const link = new URL(/http\S+/.exec(said)![0]);
  expect(link.origin + link.pathname).toBe('http://gateway.test/admin/confirm');
  const token_hash = new URLSearchParams(link.hash.slice(1)).get('token_hash')!;
  await gateway.sendLeased();
  expect((await gateway.mail('invite', person.email)).token).toBe(token_hash);
  const { lib } = gateway.library();
  const joined = await lib.verifyOtp({ type: 'invite', token_hash });
  expect(joined.data.user?.app_metadata.role).toBe('owner');
  await expect(runCommand(['invite', person.email], config())).rejects.toThrow('has an account already');
  gateway.mails.length = 0;
  expect(await runCommand(['invite', person.email, '--once'], config())).toContain('has an account');
  expect(gateway.mails).toHaveLength(0);
});

test('the first owner joins by a code of the terminal: five typed tries, half an hour, and only while nobody has joined', async () => {
  const config = { ...gateway.config, publicUrl: 'https://www.agency.example' };
  await expect(runCommand(['first-owner', person.email], gateway.config)).rejects.toThrow('https');
  await expect(runCommand(['first-owner', person.email], config)).rejects.toThrow('has an account already');
  const joined = await gateway.sql.query<{ id: string; confirmed_at: Date }>(
    'SELECT id, confirmed_at FROM staff WHERE confirmed_at IS NOT NULL',
  );
  await gateway.sql.query('UPDATE staff SET confirmed_at = NULL');
  try {
    const code = async () => /\d{4} \d{4} \d{4}/.exec(await runCommand(['first-owner', person.email], config))![0];
    const enter = (token: string) =>
      gateway.library().lib.verifyOtp({ type: 'invite', email: person.email, token: token.replace(/\s/g, '') });
    const wrong = () => Promise.all(Array.from({ length: 5 }, () => enter('123456789012')));
    const first = await code();
    expect((await wrong()).map(({ error }) => error?.code)).toEqual(Array(5).fill('otp_expired'));
    expect((await enter(first)).error?.code).toBe('otp_expired');

    const late = await code();
    await gateway.sql.query("UPDATE one_time_codes SET expires_at = expires_at - interval '30 minutes'");
    expect((await enter(late)).error?.code).toBe('otp_expired');

    const right = await code();
    for (let asked = 0; asked < 5; asked++) await gateway.library().lib.resend({ type: 'signup', email: person.email });
    await until(async () => (await gateway.sql.query('SELECT FROM mail_requests')).rowCount === 0);
    expect((await enter('123456789012')).error?.code).toBe('otp_expired');
    expect((await enter(right)).data.user?.app_metadata.role).toBe('owner');
    expect((await enter(right)).error?.code).toBe('otp_expired');
    await expect(runCommand(['first-owner', person.email], config)).rejects.toThrow('has an account already');
  } finally {
    for (const { id, confirmed_at } of joined.rows)
      await gateway.sql.query('UPDATE staff SET confirmed_at = $2 WHERE id = $1', [id, confirmed_at]);
  }
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
  const replica = await gateway.another();
  const before = await gateway.signIn();
  await runCommand(['rotate-keys'], config());
  const { rows } = await gateway.sql.query('SELECT kid FROM signing_keys ORDER BY signs_from DESC');
  const kid = rows[0].kid as string;
  expect(await gateway.audited()).toMatchObject([{ action: 'signing-key.rotated' }]);

  const later = await gateway.another();
  expect(await keysOf(later)).toContain(kid);
  expect(kidOf(await later.signIn())).not.toBe(kid);
  await gateway.sql.query('UPDATE signing_keys SET signs_from = now() WHERE kid = $1', [kid]);
  const after = await gateway.another();
  const signed = await after.signIn();
  expect(kidOf(signed)).toBe(kid);
  for (const each of [gateway, replica, after]) {
    await until(async () => (await keysOf(each)).includes(kid));
    for (const session of [before, signed]) expect(await used(each, session)).toBe(200);
  }

  await gateway.sql.query("UPDATE signing_keys SET signs_from = now() - interval '66 minutes' WHERE kid = $1", [kid]);
  await gateway.sql.query("UPDATE signing_keys SET signs_from = now() - interval '1 day' WHERE kid <> $1", [kid]);
  const last = await gateway.another();
  expect(await keysOf(last)).toEqual([kid]);
  await Promise.all([replica, later, after, last].map((service) => service.close()));
});

test('a leaked key can be dropped at once: its tokens are refused and its sessions continue', async () => {
  const session = await gateway.signIn();
  const { refresh_token } = session;
  await runCommand(['rotate-keys', '--now'], config());
  const fresh = await gateway.another();
  for (const each of [fresh, gateway]) {
    await until(async () => !(await keysOf(each)).includes(kidOf(session)));
    expect(await used(each, session)).toBe(403);
  }
  const { lib } = fresh.library();
  expect((await lib.refreshSession({ refresh_token })).error).toBeNull();
  expect((await lib.getUser()).error).toBeNull();
  await fresh.close();
});

test('the database contains no readable private key, and a key that another secret encrypted does not stop the service', async () => {
  const { rows } = await gateway.sql.query('SELECT public_jwk, sealed_key FROM signing_keys');
  for (const { public_jwk, sealed_key } of rows) {
    expect(public_jwk).not.toHaveProperty('d');
    // An unencrypted PKCS #8 key contains the object identifier of its curve.
    expect(sealed_key.includes(Buffer.from('2a8648ce3d030107', 'hex'))).toBe(false);
  }
  const before = await gateway.signIn();
  const other = await gateway.another({ sealingKeys: new KeyRing(['another key of thirty-two characters']) });
  expect(await used(other, before)).toBe(200);
  expect((await other.signIn()).access_token).toBeTruthy();
  await other.close();
});

test('reseal encrypts every stored secret under the current key, so that the previous one can be removed', async () => {
  await gateway.sql.query('DELETE FROM factors');
  const before = new SecretBox(gateway.config);
  const id = randomUUID();
  const staffId = await gateway.idOf(reviewer);
  await gateway.addFactor(staffId, id);
  const sealed = before.seal('totp secret', id, Buffer.from('secret'));
  await gateway.sql.query('UPDATE factors SET sealed_secret = $1', [sealed]);
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
  expect(await gateway.audited()).toMatchObject([{ action: 'secrets.resealed' }]);
  await runCommand(['reseal'], { ...both, sealingKeys: new KeyRing([secretsKey, next]) });
  await gateway.sql.query('DELETE FROM factors');
});

test("the operator's command removes a lost second factor, and reports what it did", async () => {
  await gateway.addFactor(await gateway.idOf(owner));
  await runCommand(['remove-factors', owner.email], config());
  expect((await gateway.signIn(owner)).user).toMatchObject({ factors: [] });
  await expect(runCommand(['remove-factors', 'nobody@example.com'], config())).rejects.toThrow('No account');
  await expect(runCommand(['invite', person.email, '--role', 'king'], config())).rejects.toThrow('Usage');
  await expect(runCommand(['dance'], config())).rejects.toThrow('Usage');
});
